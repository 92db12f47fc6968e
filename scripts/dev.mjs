// npm run dev: installs what is missing, then serves the sources as they are now. Any Node from 20 on runs this file.
import { bootstrap } from "./project/bootstrap.mjs";

await bootstrap("scripts/develop.ts");
