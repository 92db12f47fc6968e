import { type Reply, requireFence } from "../reply.ts";

/** Repeats the word that the fence holds. */
export const reply: Reply = (request) => ({ word: requireFence(request, "text").text });
