/** How every id of ours looks; nothing else that is stored does. */
const ids = /^[a-z]{1,8}_[0-9a-f]{32}$/;
/** The same in links of Markdown to sections of manuals. */
const linked = /(?<=\(#chunk-)[a-z]{1,8}_[0-9a-f]{32}(?=\))/g;

export const isId = (text: string): boolean => ids.test(text);

/** A value with all ids that have another name now; keys of objects stay, and so does all other text. */
export const carryOverIds = (value: unknown, names: ReadonlyMap<string, string>): unknown => {
  if (typeof value === "string") {
    const name = names.get(value);
    if (name !== undefined) return name;
    return value.includes("(#chunk-") ? value.replace(linked, (id) => names.get(id) ?? id) : value;
  }
  if (Array.isArray(value)) return value.map((one) => carryOverIds(one, names));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, carryOverIds(one, names)]),
  );
};
