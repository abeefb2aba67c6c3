import { api } from "./api.ts";
import type { Me } from "./wire.ts";

/** Who uses this browser. */
class Myself {
  me = $state.raw<Me | null>(null);

  async load(): Promise<void> {
    this.me = await api.me().catch(() => null);
  }
}

export const myself = new Myself();
