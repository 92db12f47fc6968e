import type { Language } from "../schemas/language.ts";

/** What a manual tells its reader to do, as the first word of a sentence or clause. */
const english = new Set(
  (
    "click press choose select open go drag drop type enter hold right-click double-click set turn switch enable disable activate " +
    "deactivate check uncheck tick untick use add insert create delete remove rename save export import load arm record start stop " +
    "play move resize adjust pick make hit tap toggle expand collapse scroll hover copy cut paste duplicate split group ungroup " +
    "close confirm apply install download launch restart connect plug route assign map freeze flatten bounce consolidate quantize " +
    "zoom follow repeat wait ensure specify define draw browse locate find navigate change increase decrease lower raise pull push " +
    "release leave keep give name place put replace reset restore run sign log tweak unfold fold undo redo clear crop convert " +
    "transpose deselect highlight shift control-click ctrl-click alt-click open-click stretch nudge lock unlock show hide pin"
  ).split(" "),
);

const russianImperative = /^\p{L}{2,}(?:йте|ите|ьте)(?:сь)?$/u;
/** Present tense looks the same: "вы хотите", "если видите". */
const russianPresent = new Set(
  "хотите видите можете находите знаете слышите желаете будете работаете пользуетесь заметите увидите получите сможете захотите".split(
    " ",
  ),
);

/** Words that may stand before the verb: "then click", "now press", "затем нажмите". */
const leading = new Set(
  "then now next first finally also simply just and please to затем теперь потом далее сначала наконец просто и после этого".split(
    " ",
  ),
);

/** The word that a clause tells its reader to do, in lower case; null when it tells nothing. */
const commandOf = (clause: string, language: Language): string | null => {
  const words = clause.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}]+)*/gu) ?? [];
  const at = words.findIndex((word) => !leading.has(word));
  const first = words[at];
  if (first === undefined) return null;
  if (language === "en") return english.has(first) ? first : null;
  if (words.slice(0, at).includes("вы") || russianPresent.has(first)) return null;
  return russianImperative.test(first) ? first : null;
};

/**
 * Whether a sentence tells its reader to do something: at its beginning, or after a clause such as "To export the song,"
 * or "В меню «Файл»".
 */
export const isImperative = (sentence: string, language: Language): boolean => {
  const bare = sentence.replace(/[*_`«»"“”„]/g, "");
  const clauses = bare.split(/[,;:]\s+|\s[–—]\s/u);
  if (clauses.some((clause) => commandOf(clause, language) !== null)) return true;
  // In Russian the verb may come after where it is done: "В меню Файл выберите Экспорт".
  if (language !== "ru") return false;
  const words = bare.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some(
    (word, index) =>
      /^\p{L}{3,}(?:йте|ите|ьте)(?:сь)?$/u.test(word) &&
      !russianPresent.has(word) &&
      words[index - 1] !== "вы",
  );
};
