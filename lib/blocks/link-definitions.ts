import type { TextBlock } from "./split-blocks.ts";

const definition = /^ {0,3}\[((?:[^[\]\\]|\\.){1,999})\]:[ \t]*\S.*$/gm;
const reference = /\[((?:[^[\]\\]|\\.){1,999})\]/g;

/** Bytes are sent and parsed again with each block that refers to them. */
const maxDefinitions = 20_000;

const normal = (label: string): string => label.replaceAll(/\s+/g, " ").trim().toLowerCase();

/** Lines such as `[label]: address` outside other blocks, by label; the first of a label counts. */
export const linkDefinitions = (
  text: string,
  blocks: readonly TextBlock[],
): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const { kind, start, end } of blocks) {
    if (kind !== "paragraph") continue;
    const source = text.slice(start, end);
    if (!/^\s*\[/.test(source)) continue;
    for (const [line, label = ""] of source.matchAll(definition)) {
      if (!found.has(normal(label))) found.set(normal(label), line.trim());
    }
  }
  return found;
};

/** Those of the definitions that a piece of Markdown refers to, as Markdown. */
export const definitionsFor = (
  markdown: string,
  definitions: ReadonlyMap<string, string>,
): string => {
  if (definitions.size === 0) return "";
  const lines = new Set<string>();
  let size = 0;
  for (const [, label = ""] of markdown.matchAll(reference)) {
    const line = definitions.get(normal(label));
    if (line === undefined || lines.has(line)) continue;
    size += line.length;
    if (size > maxDefinitions) break;
    lines.add(line);
  }
  return [...lines].join("\n");
};
