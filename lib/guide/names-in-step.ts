const marked = /«([^«»]+)»|"([^"]+)"|“([^“”]+)”|\*\*([^*]+)\*\*|`([^`]+)`/gu;

/** The names of controls and windows that a step gives: marked ones, else runs of words with capitals but for the first. */
export const namesInStep = (step: string): string[] => {
  const found = [...step.matchAll(marked)]
    .flatMap((match) => match.slice(1).filter((group) => group !== undefined))
    .flatMap((name) => name.split(/(?:(?<!\s)\s+)?[>→▸]\s*/u));
  const names =
    found.length > 0
      ? found
      : (step
          .replace(/^\P{L}*\p{L}+/u, "")
          .match(/\p{Lu}[\p{L}\p{N}]*(?:\s+\p{Lu}[\p{L}\p{N}]*)*/gu) ?? []);
  return [...new Set(names.map((name) => name.trim()))].filter(Boolean);
};
