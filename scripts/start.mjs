// npm start: installs what is missing, then serves. Any Node from 20 on runs this file.
import { bootstrap } from "./project/bootstrap.mjs";

// The C library keeps a heap for each of several threads, and what was freed in it: one heap that is given back takes
// 90 MB less in all processes together (docs/decisions/0074-memory-of-the-server.md).
const { env } = process;
env.MALLOC_ARENA_MAX ??= "1";
env.MALLOC_TRIM_THRESHOLD_ ??= "131072";

await bootstrap("scripts/serve.ts");
