/** Serves the product as a user has it: builds when the sources changed, and serves what was built. */
import { join } from "node:path";
import { ensureBuilt } from "./serve/build.ts";
import { serveProduct } from "./serve/serve-product.ts";

const root = join(import.meta.dirname, "..");

serveProduct({ development: false, prepare: (signal) => ensureBuilt(root, signal) });
