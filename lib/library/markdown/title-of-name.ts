/** A name of a file or folder as a title: "02-getting_started.md" is "Getting started". */
export const titleOfName = (name: string): string => {
  const words = name
    .replace(/\.\w+$/u, "")
    .replace(/^\d+[-_. ]+/u, "")
    .replaceAll(/[-_]+/gu, " ")
    .trim();
  return words === "" ? name : words.slice(0, 1).toUpperCase() + words.slice(1);
};
