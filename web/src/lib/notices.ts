/** Words outside the page, by the browser's own notices. Nobody is asked for leave but who wants them. */
export type Leave = "granted" | "denied" | "impossible";

const supported = (): boolean => typeof Notification === "function" && isSecureContext;

/** Asks the browser for leave; the answer is for good. */
export async function askLeave(): Promise<Leave> {
  if (!supported()) return "impossible";
  return (await Notification.requestPermission()) === "granted" ? "granted" : "denied";
}

/** Says something to somebody who looks elsewhere; a click brings them here. */
export function notify(title: string, text: string, about: string): void {
  if (!supported() || Notification.permission !== "granted" || document.visibilityState === "visible") return;
  try {
    // The same table says one thing at a time.
    const notice = new Notification(title, { body: text, tag: about, icon: "/favicon.svg" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    addEventListener("focus", () => notice.close(), { once: true });
  } catch {
    // Some phones know notices and let no page make one.
  }
}
