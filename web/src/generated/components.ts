// Written by `cargo xtask types`. Change the Rust types instead.

import type { Components } from './kemet';
import kemet from './kemet.json';

/** What is in the box of Kemet. */
export const components = kemet as unknown as Components;
