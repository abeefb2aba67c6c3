const ASKED = "text";
const KEY = "ennead-text";

const isAsked = (search: string): boolean => new URLSearchParams(search).has(ASKED);

function isWished(): boolean {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

/** Whether a table is shown as text: by the wish of the person, which stays, or of the address, which is for one table. */
class TextMode {
  #wished = $state(isWished());
  #asked = $state(isAsked(location.search));

  get on(): boolean {
    return this.#wished || this.#asked;
  }

  set on(wanted: boolean) {
    this.#wished = wanted;
    this.#asked = false;
    try {
      localStorage.setItem(KEY, wanted ? "on" : "off");
    } catch {
      // A browser that keeps nothing still shows it now.
    }
    const { href, search } = location;
    if (!isAsked(search)) return;
    const address = new URL(href);
    address.searchParams.delete(ASKED);
    history.replaceState(history.state, "", address);
  }

  /** Another table has another address. */
  arrive(search: string): void {
    this.#asked = isAsked(search);
  }
}

export const textMode = new TextMode();
