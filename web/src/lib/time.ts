const LANGUAGE = "en";
const relative = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: "auto" });
const date = new Intl.DateTimeFormat(LANGUAGE, { day: "numeric", month: "long", year: "numeric" });
const clock = new Intl.DateTimeFormat(LANGUAGE, { hour: "2-digit", minute: "2-digit" });

const UNITS: readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "3 minutes ago". */
export function ago(then: number, now = Date.now()): string {
  const [unit, length] = UNITS.find(([, milliseconds]) => Math.abs(now - then) >= milliseconds) ?? ["minute", 60_000];
  return relative.format(-Math.round((now - then) / length), unit);
}

/** "March 3, 2026". */
export function dayOf(at: number): string {
  return date.format(at);
}

/** "14:05". */
export function timeOfDay(at: number): string {
  return clock.format(at);
}

/** "2:05" or "1:02:05": how long there is left. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const padded = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${padded(minutes)}:${padded(seconds % 60)}` : `${minutes}:${padded(seconds % 60)}`;
}
