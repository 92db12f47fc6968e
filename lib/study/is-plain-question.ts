const wordsOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

/** What a question begins with that wants to know something. "Can you …?" asks for a change. */
const asking = wordsOf(`
what why how which who whose where when is are was were does do did whats whos
что чем почему зачем как какой какая какое какие каком какого каким каких какую каков какова каковы кто кого кому где когда откуда куда сколько скока
скок чей верно правда`);

const leading = wordsOf(
  "in at on by for from with to of в во на с со из для о об по к у от до при",
);

/** The same words before a proposal. */
const proposing =
  /^(?:how about|what about|what if|why (?:not|don['’]?t)|как насч[её]т|что[,]? если|почему бы|do not|don['’]?t)(?![\p{L}\p{N}])/iu;

/** Longer, it may ask for anything. */
const longest = 500;

/** Whether words begin like a question that wants to know something. */
export const isAsking = (said: string): boolean => {
  if (said.length > longest || proposing.test(said)) return false;
  // A question behind a request is a part of it.
  if (/[.!?;\n](?=\s|$)/.test(said.slice(0, -1))) return false;
  const [first = "", second = ""] = said
    .toLowerCase()
    .replaceAll("ё", "е")
    .split(/[^\p{L}]+/u, 2);
  // "In which year …", «в каком году …».
  return asking.has(leading.has(first) ? second : first);
};

/** Whether a student's words only want to know something, so that an answer in words is all that they ask for. */
export const isPlainQuestion = (text: string): boolean => {
  const said = text.trim().replace(/^(?:а|и|ну|so|and|but|ok|hm+),? /iu, "");
  return said.endsWith("?") && isAsking(said);
};
