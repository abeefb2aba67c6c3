/** What the signs mean, or what the keys do. */
export type HelpPage = "signs" | "keys";

/** The help over the table. */
class Help {
  page = $state<HelpPage | null>(null);

  open(page: HelpPage): void {
    this.page = page;
  }

  close(): void {
    this.page = null;
  }
}

export const help = new Help();
