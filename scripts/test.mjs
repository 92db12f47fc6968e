// npm test: installs what is missing, then runs every check. Any Node from 20 on runs this file.
import { bootstrap } from "./project/bootstrap.mjs";

await bootstrap("scripts/run-checks.ts");
