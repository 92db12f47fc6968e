import type { Reply } from "../reply.ts";
import { reply as checkFacts } from "./check-facts.ts";
import { reply as extractConcepts } from "./extract-concepts.ts";

/** What both tasks say of the same lines. */
export const reply: Reply = (request) =>
  Object.assign({}, checkFacts(request), extractConcepts(request));
