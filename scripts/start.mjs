// npm start: installs what is missing, then serves. Any Node from 20 on runs this file.
import { bootstrap } from "./project/bootstrap.mjs";

await bootstrap("scripts/serve.ts");
