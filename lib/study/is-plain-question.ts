const wordsOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

/** What a question begins with that wants to know something. "Can you …?" asks for a change. */
const asking = wordsOf(`
what why how which who whose where when is are was were does do did whats whos
что чем почему зачем как какой какая какое какие каков какова каковы кто кого кому где когда откуда куда сколько скока
скок чей верно правда`);

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
  return asking.has((/^\p{L}+/u.exec(said)?.[0] ?? "").toLowerCase());
};

/** Whether a student's words only want to know something, so that an answer in words is all that they ask for. */
export const isPlainQuestion = (text: string): boolean => {
  const said = text.trim().replace(/^(?:а|и|ну|so|and|but|ok|hm+),? /iu, "");
  return said.endsWith("?") && isAsking(said);
};
