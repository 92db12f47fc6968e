import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import type { Language } from "../schemas/language.ts";
import { messagesIn, type Namespace } from "./catalogue.ts";

/** Texts that are taken apart on the server, so that the browser needs no parser for them. */
export interface CompiledMessages {
  readonly [key: string]: CompiledMessage | CompiledMessages;
}

interface Tree {
  readonly [key: string]: string | Tree;
}

const compileTree = (tree: Tree): CompiledMessages =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === "string" ? plain(compile(value)) : compileTree(value),
    ]),
  );

/** The parser's objects have no prototype, and such cannot be handed to a client component. */
const plain = (message: CompiledMessage): CompiledMessage => JSON.parse(JSON.stringify(message));

const compiled = new Map<Language, CompiledMessages>();

/** The compiled texts of these namespaces and no others, so that the page stays light. */
export const compiledMessages = (
  locale: Language,
  namespaces: readonly Namespace[],
): CompiledMessages => {
  const all = compiled.get(locale) ?? compileTree(messagesIn(locale));
  compiled.set(locale, all);
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => namespaces.some((wanted) => wanted === name)),
  );
};
