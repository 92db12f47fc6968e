/** Names in an instruction, the most certain first: marked ones, else runs of capitalised words. */
export const labelsOfInstruction = (instruction: string): string[] => {
  const marked = [
    ...instruction.matchAll(/«([^»]+)»|"([^"]+)"|“([^”]+)”|\*\*([^*]+)\*\*|`([^`]+)`/gu),
  ]
    .map((match) => match.slice(1).find((group) => group !== undefined) ?? "")
    .flatMap((name) => name.split(/\s*(?:>|→|▸)\s*/u).reverse());
  if (marked.length > 0) return marked;
  const named = instruction.match(/\p{Lu}[\p{L}\p{N}]*(?:\s+\p{Lu}[\p{L}\p{N}]*)*/gu) ?? [];
  const [first, ...rest] = named;
  return rest.length > 0 ? rest.toSorted((a, b) => b.length - a.length) : first ? [first] : [];
};
