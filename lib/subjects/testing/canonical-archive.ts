import { openArchive } from "../archive/archive-file.ts";

/** What is in the file of a subject, its ids by the order in which they appear; the time that it took to ask anew is left out. */
export const canonicalArchive = async (bytes: Uint8Array) => {
  const { texts, pictures } = await openArchive(bytes);
  const names = new Map<string, string>();
  const numbered = JSON.stringify(texts, (key, value) =>
    key === "activeMs" ? undefined : value,
  ).replaceAll(/([a-z]+)_[0-9a-f]{32}/g, (id, prefix) => {
    if (!names.has(id)) names.set(id, `${prefix}_${names.size}`);
    return names.get(id) ?? id;
  });
  return { texts: JSON.parse(numbered), pictures: pictures.map(({ sha256 }) => sha256).sort() };
};
