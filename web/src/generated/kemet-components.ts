// Written by `cargo xtask types`. Change the Rust types instead.

import type { Components } from './kemet';
import json from './kemet.json';

/** What is in the box of this game. */
export const components = json as unknown as Components;
