const markedName = /«([^«»]+)»|"([^"]+)"|“([^“”]+)”|\*\*([^*]+)\*\*|`([^`]+)`/gu;

/** The names of controls and windows that a step gives: marked ones, else runs of words with capitals but for the first. */
export const namesInStep = (step: string): string[] => {
  const found = [...step.matchAll(markedName)]
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

/** A step taken apart. */
export interface StepResult {
  /** What is to be done, without what comes of it. */
  readonly act: string;
  /** Names of what comes of it, and what is typed: "… opens the **Export** dialog". */
  readonly names: readonly string[];
}

/** Where one part of a sentence ends and another begins. */
const clauseEnd = /(?<=[;:,.!?])(?=\s)|(?=\s(?:and|then|which|и|затем|чтобы)\s)/u;
const markedPart = /«[^«»]+»|"[^"]+"|“[^“”]+”|\*\*[^*]+\*\*|`[^`]+`/gu;

const comes =
  /(?<!\p{L})(?:opens|appears?|shows up|comes up|pops up|(?:is|are|will be) (?:shown|displayed|opened|created)|will (?:open|appear)|откро[ею]тся|открыва[ею]тся|появ[ия]тся|появля[ею]тся|отобраз[ия]тся|покаж[еу]тся|будет (?:показан|открыт|создан)\p{L}*)(?!\p{L})/iu;
/** "Open the dialog" is the act, "to open the dialog" is what comes of it. */
const purpose =
  /(?<!\p{L})(?:to|чтобы|для)\s+(?:open|show|see|display|reveal|bring up|create|открыть|показать|увидеть|вызвать|создать)(?!\p{L})/iu;
/** What has come before the step is done: "When the dialog opens, press OK". */
const condition =
  /^\s*(?:and\s+|then\s+|и\s+)?(?:when|once|if|as soon as|after|where|когда|если|как только|после|где)(?!\p{L})/iu;
const article = /^\s*(?:the|an?)\s/iu;
const typed =
  /(?<!\p{L})(?:type|write|введите|впишите|наберите|напишите)\s+(?:«[^«»]+»|"[^"]+"|“[^“”]+”|\*\*[^*]+\*\*|`[^`]+`)/giu;

/** What a step says will be on the screen when it is done. Only names are taken: "a new track appears" can be any words. */
export const resultOfStep = (step: string): StepResult => {
  const names: string[] = [];
  const acts: string[] = [];
  for (const clause of clausesOf(step)) {
    const words = masked(clause);
    const from = purpose.exec(words)?.index ?? null;
    if (from !== null) {
      names.push(...namesInStep(clause.slice(from)));
      acts.push(clause.slice(0, from));
    } else if (comes.test(words) && !condition.test(words)) {
      names.push(...namesInStep(`so ${clause.replace(article, "")}`));
    } else acts.push(clause);
  }
  const act = acts.join("");
  names.push(...[...act.matchAll(typed)].flatMap(([value]) => namesInStep(value)));
  return { act: act.replaceAll(typed, " "), names: [...new Set(names)] };
};

/** A name may hold what else divides a sentence: "**Collect All and Save**". */
const masked = (text: string): string =>
  text.replaceAll(markedPart, (name) => "_".repeat(name.length));

const clausesOf = (step: string): string[] => {
  let at = 0;
  return masked(step)
    .split(clauseEnd)
    .map((clause) => {
      const from = at;
      at += clause.length;
      return step.slice(from, at);
    });
};
