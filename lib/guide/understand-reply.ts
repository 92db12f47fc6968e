import { type GuideQuestionKind, guideQuestionKind } from "#lib/schemas/guide.ts";
import type { StoredMessage } from "#lib/study/study-store.ts";
import { foldedWords } from "#lib/text/words.ts";

/** What a reply may mean, whatever was asked. */
export type Meaning =
  | "yes"
  | "no"
  | "done"
  | "failed"
  | "next"
  | "skip"
  | "show"
  | "help"
  | "cancel"
  | "anyway"
  | "try"
  | "other"
  | "steps"
  | "unsure";

/**
 * Whole phrases, divided by commas, as they come out of `replyWords`: lower case, without punctuation and
 * apostrophes, `ё` as `е`. A longer one goes before a shorter one in it: "no problem" is no "no".
 */
const phrases: Readonly<Record<Meaning, readonly string[]>> = {
  yes: [
    "yes, yep, yeah, yup, ya, y, aye, sure, sure thing, of course, certainly, absolutely, definitely, right, correct, exactly, ok, okay, fine, all right, alright",
    "great, perfect, cool, all good, agreed, go ahead, please do, lets do it, lets go, sounds good, no problem, no problems, no doubt, no worries, why not, i think so, yes it is, yes it did, yes i did, it did, it does, i did, i do, indeed",
    "it worked, worked, it works, works, that worked, that works, works now, it works now, it worked now, worked fine, works fine, solved, it is solved, its solved, problem solved, fixed, it helped, that helped, helped",
    "да, ага, угу, ок, окей, хорошо, конечно, разумеется, верно, точно, правильно, именно, ладно, отлично, супер, класс, договорились, согласен, согласна, давай, давайте, поехали, так точно, само собой, почему нет, почему бы нет, почему бы и нет, нет проблем, без проблем, нет вопросов, есть, да уж, ну да, да конечно, да нет проблем",
    "получилось, все получилось, сработало, все сработало, работает, все работает, теперь работает, решено, решена, задача решена, решилось, помогло, вышло, все вышло, удалось, все удалось, все хорошо, все отлично, все ок, все в порядке",
  ],
  no: [
    "no, nope, nah, n, nay, not yet, no way, not really, not quite, not at all, negative, unfortunately not, i dont think so, not now, no thanks, no thank you, dont, never, not after all, no not after all, actually not, actually no",
    "нет, неа, не, нету, ни в коем случае, пока нет, еще нет, нет еще, нет пока, пока что нет, пока не, еще не, увы, увы нет, к сожалению нет, не совсем, не очень, вовсе нет, совсем нет, никак нет, не сейчас, все таки нет, нет все таки, все же нет, а нет",
  ],
  done: [
    "done, done it, did it, finished, ready, complete, completed, all done, its done, it is done, that is done, thats done, i am done, im done, i have done it, ive done it, ive done that, i did it, i did that, did that, got it, made it, i made it, clicked, clicked it, i clicked, i clicked it, i have clicked it, pressed, pressed it, i pressed it, opened, opened it, selected, selected it, chosen",
    "готово, все готово, сделано, все сделано, сделал, сделала, сделали, все сделал, все сделала, я сделал, я сделала, сделал это, сделала это, выполнено, выполнил, выполнила, выполнили, шаг выполнен, закончил, закончила, справился, справилась, нажал, нажала, нажали, я нажал, я нажала, открыл, открыла, открыли, выбрал, выбрала, выбрали, щелкнул, щелкнула, кликнул, кликнула",
  ],
  failed: [
    "not done, it is not done, its not done, not finished, not ready, not solved, not fixed, it is not solved, its not solved, didnt work, did not work, it didnt work, it did not work, that didnt work, that did not work, doesnt work, does not work, it doesnt work, it does not work, still doesnt work, still does not work, not working, its not working, it is not working, still not working, still not, still nothing, still broken, it failed, failed, i failed, didnt help, did not help, that didnt help, it didnt help, i cant, i cannot, i can not, cant, cant do it, i cant do it, i cannot do it, i couldnt, i could not, couldnt do it, nothing happened, nothing happens, nothing changed, no luck, no success, no result, i didnt, i did not, i havent, i have not, it isnt, it is not, it didnt, it did not, it doesnt, it does not, it is not solved after all, its not solved after all, not solved after all, still not solved, it is still not solved, it does not work after all, it doesnt work after all, it did not work after all, it didnt work after all, it did not help after all, it didnt help after all",
    "не готово, еще не готово, пока не готово, не сделано, не сделал, не сделала, не сделали, еще не сделал, еще не сделала, не выполнено, не выполнил, не выполнила, не выполнен, не получилось, ничего не получилось, не получается, ничего не получается, не вышло, ничего не вышло, не выходит, ничего не выходит, не сработало, не работает, ничего не работает, все равно не работает, по прежнему не работает, все еще не работает, не помогло, не помогает, не решено, не решена, не решилось, не решилась, не удалось, не удается, не смог, не смогла, не смогли, не могу, не нажимается, не нажалось, не открылось, не открывается, ничего не произошло, ничего не происходит, ничего не изменилось, ничего не поменялось, никак, безуспешно, без результата, без толку, все таки не решена, все таки не решено, все же не решена, все же не решено, все таки не получилось, все таки не работает, все таки не помогло, все еще не решена, все еще не решено",
  ],
  next: [
    "next, next step, next one, the next step, next please, to the next step, go to the next step, continue, go on, go forward, forward, proceed, move on, lets move on, carry on, keep going, whats next, what is next, what next, and next, what comes next, what now, and now, now what, lets continue",
    "дальше, далее, вперед, следующий, следующий шаг, следующее, к следующему шагу, к следующему, продолжай, продолжайте, продолжить, продолжим, продолжаем, идем дальше, едем дальше, пошли дальше, иди дальше, давай дальше, давайте дальше, что дальше, а дальше, и что дальше, ну и что дальше, дальше что, двигаемся дальше",
  ],
  skip: [
    "skip, skip it, skip this, skip that, skip this step, skip this one, skip the step, lets skip, lets skip it, lets skip this, pass, leave it out, omit, omit it, not needed, its not needed, i dont need it, i dont need this, i dont need this step, can we skip, can we skip it, can we skip this, can we skip this step, can i skip, can i skip it, can i skip this, can i skip this step",
    "пропусти, пропустите, пропустить, пропустим, пропускаем, пропускай, пропусти шаг, пропусти этот шаг, пропустить шаг, пропустить этот шаг, пропустим этот шаг, пропустим шаг, этот шаг не нужен, шаг не нужен, мне это не нужно, это не нужно, мне не нужно, не нужно, не надо, опустим, мимо, скип, можно пропустить, можно это пропустить, можно пропустить этот шаг, а можно пропустить",
  ],
  show: [
    "show, show me, show it, show me it, show the button, show me the button, show button, show where, show me where, show me where it is, show where it is, show the place, show me the place, show on the screen, show it on the screen, where, where is it, where is that, wheres it, where is this, where is the button, wheres the button, where is this button, where is that button, where can i find it, where do i find it, where do i click, where should i click, where to click, where do i press, where should i press, what do i click, which button, which one is it, i cant find it, i cannot find it, i can not find it, cant find it, cant find the button, i cant find the button, i cannot find the button, i dont see it, i dont see the button, dont see it, i do not see it, i cant see it, i cannot see it, i cant see the button, find it, find the button, find the button for me, mark it, highlight it, highlight the button, point it out, point at it, locate it, locate the button",
    "покажи, покажите, показать, покажи мне, покажи кнопку, покажите кнопку, покажи мне кнопку, показать кнопку, покажи место, показать место, покажи где, покажи где это, покажи где кнопка, покажи на экране, покажи на снимке, где, где это, где он, где она, где оно, где они, где кнопка, где эта кнопка, где она находится, где это находится, где находится, где находится кнопка, где ее найти, где его найти, где это найти, где искать, где нажать, где нажимать, куда, куда нажать, куда нажимать, куда жать, куда кликать, куда кликнуть, куда тыкать, куда ткнуть, куда щелкнуть, куда смотреть, какая кнопка, какую кнопку, какую кнопку нажать, не вижу, не вижу ее, не вижу его, не вижу кнопку, не вижу кнопки, не вижу такой кнопки, не нахожу, не нахожу кнопку, не могу найти, не могу найти кнопку, не могу ее найти, не нашел, не нашла, не нашел кнопку, не нашла кнопку, найди, найди кнопку, укажи, подсвети, подсвети кнопку, выдели, отметь",
  ],
  help: [
    "help, help me, i need help, need help, please help, stuck, i am stuck, im stuck, explain, explain it, explain please, explain this, explain this step, explain more, more, more detail, more details, in more detail, tell me more, i dont understand, i do not understand, dont understand, i dont get it, how, how do i do it, how do i do that, how do i do this, how to do it, how to do that, how to do this, but how, i dont know how, dont know how, i dont know how to do it, hint, give me a hint",
    "помоги, помогите, помощь, помочь, нужна помощь, мне нужна помощь, подробнее, поподробнее, можно подробнее, а подробнее, расскажи подробнее, объясни, объясните, объясни подробнее, объясни этот шаг, поясни, поясните, не понимаю, не понял, не поняла, я не понял, я не поняла, непонятно, ничего не понятно, не понятно, неясно, не ясно, застрял, застряла, как, как это, как это сделать, а как, а как это сделать, как сделать, не знаю как, не знаю как это сделать, подскажи, подскажите, подсказка",
  ],
  cancel: [
    "cancel, stop, stop it, stop here, stop now, lets stop, lets stop here, quit, exit, abort, end, end it, enough, thats enough, that is enough, never mind, nevermind, forget it, i give up, leave it, finish here, no more, break off",
    "отмена, отмени, отменить, отмените, стоп, остановись, остановитесь, остановить, остановимся, хватит, достаточно, довольно, прекрати, прекратить, прекратите, закончить, закончим, закончи, заканчиваем, заканчивай, завершить, заверши, завершим, выход, выйти, конец, не хочу, не хочу дальше, передумал, передумала, сдаюсь, все хватит, на этом все",
  ],
  anyway: [
    "anyway, anyways, go on anyway, next anyway, continue anyway, move on anyway, proceed anyway, go ahead anyway, keep going anyway, do it anyway, anyway next, regardless, all the same, just go on, force, force it, force on, ignore it, ignore that, ignore the check, i insist, trust me",
    "все равно, все равно дальше, дальше все равно, все равно продолжить, продолжить все равно, все равно продолжай, все равно продолжим, все равно идем дальше, неважно, не важно, неважно дальше, игнорируй, игнорировать, и так сойдет, сойдет, настаиваю, поверь мне, точно сделано, точно готово",
  ],
  try: [
    "try, try it, try anyway, try it anyway, lets try, lets try it, lets try anyway, let me try, i want to try, i want to try anyway, i will try, ill try, i will try anyway, ill try anyway, still try, give it a try, i would like to try, id like to try",
    "попробовать, попробуем, попробую, пробуем, пробую, попробуй, попробуйте, все равно попробовать, все равно попробуем, все равно попробую, попробуем все равно, попробовать все равно, все таки попробуем, все таки попробую, хочу попробовать, давай попробуем, давайте попробуем, рискну, рискнем",
  ],
  other: [
    "new task, a new task, another task, new question, a new question, another question, a different question, different question, different task, something else, ask something else, i will ask something else, ill ask something else, rephrase, let me rephrase, start over, another one",
    "новая задача, новую задачу, другая задача, другую задачу, новый вопрос, другой вопрос, задам другой вопрос, спрошу другое, спрошу о другом, спросить о другом, о другом, другое, что то другое, сформулировать новую задачу, сформулирую иначе, переформулирую, заново",
  ],
  steps: [
    "step by step, steps, the steps, go step by step, lets go step by step, one by one, one at a time, guide me, walk me through, walk me through it, take me through it, take me through the steps, lead me, begin, start, lets start, lets begin, show me the steps, go",
    "по шагам, пошагово, шаг за шагом, по одному, по очереди, начнем, начинаем, начинай, начинайте, начать, начали, пройдем, пройдем по шагам, давай по шагам, давайте по шагам, веди, ведите, проведи, проведите, проведи меня, проведи меня по шагам, покажи шаги",
  ],
  unsure: [
    "i dont know, i do not know, dont know, dunno, i dunno, not sure, im not sure, i am not sure, no idea, i have no idea, maybe, perhaps, hard to say, who knows, possibly, probably, cant tell, i cant tell",
    "не знаю, я не знаю, хз, не уверен, не уверена, я не уверен, я не уверена, без понятия, понятия не имею, может быть, может, возможно, наверное, трудно сказать, сложно сказать, кто знает",
  ],
};

/** Words that change nothing about what a reply means. None of them denies, doubts or goes on to something else. */
const fillers: ReadonlySet<string> = new Set(
  (
    "please pls well so then now hey oh uh um hm hmm thanks thank you it this that the a an i think just all finally already " +
    "and too yet again here there step me for my is as quite really very ah ha " +
    "ну вот же уже пожалуйста пж плиз спасибо так и а это все я мне тут здесь теперь сейчас этот эту этого шаг шага наконец " +
    "тогда просто типа вроде кажется с у бы то ли ой ох э м мм сразу ура кнопку кнопка"
  ).split(" "),
);

/** Each phrase with what it means, the longest ones first. */
export const meaningOfPhrase: ReadonlyMap<string, Meaning> = new Map(
  Object.entries(phrases).flatMap(([meaning, lines]) =>
    lines.flatMap((line) => line.split(", ").map((phrase) => [phrase, meaning as Meaning])),
  ),
);

/** Words of the longest phrase. */
const longestPhrase = Math.max(
  ...[...meaningOfPhrase.keys()].map((phrase) => phrase.split(" ").length),
);

type Choices = Readonly<Partial<Record<Meaning, string>>>;

/** Which choice a meaning is, for each kind of question; what is missing is no choice there. */
const choicesOf: Readonly<Record<GuideQuestionKind, Choices>> = {
  guide_version: {
    yes: "try_anyway",
    next: "try_anyway",
    try: "try_anyway",
    anyway: "try_anyway",
    no: "new_task",
    other: "new_task",
    cancel: "new_task",
  },
  guide_steps: {
    yes: "step_by_step",
    next: "step_by_step",
    steps: "step_by_step",
    try: "step_by_step",
    no: "done",
    done: "done",
    cancel: "done",
    skip: "done",
  },
  guide_action: {
    yes: "next",
    done: "next",
    next: "next",
    anyway: "force",
    skip: "skip",
    show: "show",
    help: "help",
    no: "help",
    failed: "help",
    unsure: "help",
    cancel: "cancel",
  },
  guide_confirm: { yes: "yes", done: "yes", no: "no", failed: "no" },
  guide_review: { yes: "yes", done: "yes", no: "no", failed: "no" },
  guide_solved: { no: "no", failed: "no" },
  guide_left: { next: "step_by_step", steps: "step_by_step", try: "step_by_step" },
  guide_enough: { next: "step_by_step", steps: "step_by_step", try: "step_by_step" },
  guide_declined: { try: "try_anyway", anyway: "try_anyway" },
  guide_unsolved: { yes: "yes", try: "yes", next: "yes" },
  guide_no_other: {},
  guide_perhaps: {},
  guide_nothing: {},
  guide_again: { yes: "yes", try: "yes", next: "yes", no: "no", cancel: "no", other: "no" },
};

/** A bare yes or no before something that says more: "no, skip it", "yes, show me". */
const weak: ReadonlySet<Meaning> = new Set<Meaning>(["yes", "no"]);

/** What can be wished as a question; "done?" and "yes?" ask for something else. */
const askable: ReadonlySet<Meaning> = new Set<Meaning>(["show", "help", "next", "skip", "cancel"]);

/** One sign alone is an answer, too. */
const signs: Readonly<Record<string, Meaning>> = {
  "+": "yes",
  "👍": "yes",
  "✅": "yes",
  "👌": "yes",
  "-": "no",
  "–": "no",
  "👎": "no",
  "❌": "no",
};

/**
 * The choice that a free text means as an answer to a question of this kind, in English or Russian; null when it is no
 * choice, and so a remark or a question of its own. Every word must belong to a known phrase or mean nothing:
 * "I don't know" and "да, но кнопка серая" are no choices. A reply that says two things that lead to two choices is none.
 */
export const understandReply = (text: string, kind: GuideQuestionKind): string | null => {
  const choices = choicesOf[kind];
  const sign = signs[text.trim().replace(/[\u{fe0f}\u{1f3fb}-\u{1f3ff}]/gu, "")];
  const meanings = sign ? new Set([sign]) : meaningsOf(text);
  if (meanings === null) return null;
  const strong = [...meanings].filter((meaning) => !weak.has(meaning));
  const said = strong.length > 0 ? strong : [...meanings];
  // "Not done, next" is no answer, while "no, next" is.
  const ids = new Set(said.map((meaning) => choices[meaning] ?? null));
  const [only = null] = ids;
  return ids.size === 1 ? only : null;
};

/** The words of a reply as the phrases have them. */
export const replyWords = (text: string): string[] =>
  foldedWords(text.replace(/(?<=\p{L})['’`ʼ](?=\p{L})/gu, ""));

/** What the reply says; null when there is a word in it that is neither of a phrase nor a filler. */
const meaningsOf = (text: string): ReadonlySet<Meaning> | null => {
  const words = replyWords(text);
  const meanings = new Set<Meaning>();
  for (let at = 0; at < words.length; ) {
    const found = phraseAt(words, at);
    if (found) {
      meanings.add(found.meaning);
      at += found.length;
    } else if (fillers.has(words[at] ?? "")) at += 1;
    else return null;
  }
  return meanings.size > 0 && asked(text).every(isAskable) ? meanings : null;
};

/** The clauses that end in a question mark. */
const asked = (text: string): string[] => text.match(/(?<![^.!?;,\n])[^.!?;,\n]+(?=\?)/g) ?? [];

const isAskable = (clause: string): boolean => {
  const meanings = meaningsOf(clause);
  return meanings !== null && [...meanings].every((meaning) => askable.has(meaning));
};

const phraseAt = (
  words: readonly string[],
  at: number,
): { readonly meaning: Meaning; readonly length: number } | null => {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const meaning = meaningOfPhrase.get(words.slice(at, at + length).join(" "));
    if (meaning) return { meaning, length };
  }
  return null;
};

const thanks: ReadonlySet<string> = new Set(
  (
    "ok okay k thanks thank thx cheers great good fine cool perfect nice super excellent understood got " +
    "ок окей спасибо спс благодарю хорошо ладно понятно понял поняла ясно отлично супер класс здорово прекрасно"
  ).split(" "),
);

const between: ReadonlySet<string> = new Set(
  "you very much so a lot many it that all for the well большое огромное вам тебе за всем все очень ну".split(
    " ",
  ),
);

/** What is thanked for; by itself it is a wish: "ok, help". */
const forHelp =
  /(?<!\p{L})(?:for (?:(?:the|your|all) )*help|за (?:(?:вашу|всю) )?помощь)(?!\p{L})/giu;

const thankfulSigns: ReadonlySet<string> = new Set(["👍", "👌", "🙏", "✅", "😊", "🙂", "❤"]);

/** Whether a text merely thanks or takes note: nothing is asked and nothing is wished with it. */
export const isThanks = (text: string): boolean => {
  if (thankfulSigns.has(text.trim().replace(/[\u{fe0f}\u{1f3fb}-\u{1f3ff}]/gu, ""))) return true;
  const words = replyWords(text.replaceAll(forHelp, " "));
  return (
    !text.includes("?") &&
    words.some((word) => thanks.has(word)) &&
    words.every((word) => thanks.has(word) || between.has(word))
  );
};

/** The newest remarks; what was said long before was about steps that are behind. */
const mostRemarks = 6;
const longestRemark = 400;

/** What a student asked and remarked in a guide, oldest first; typed choices ("no, not yet") and thanks tell nothing of the task. */
export const saidOnTheWay = (
  messages: readonly Pick<StoredMessage, "author" | "text">[],
): string[] =>
  messages
    .filter(({ author, text }) => author === "student" && !isChoice(text) && !isThanks(text))
    .slice(-mostRemarks)
    .map(({ text }) => text.slice(0, longestRemark));

const isChoice = (text: string): boolean =>
  guideQuestionKind.options.some((kind) => understandReply(text, kind) !== null);

/** The newest messages that go with a question about a step, and how much of each. */
const mostLastWords = 4;
const longestLastWords = 300;

/** What the student and the guide said to each other last, oldest first, without the sections that were named with it. */
export const lastWords = (messages: readonly Pick<StoredMessage, "author" | "text">[]): string[] =>
  messages
    .filter(({ author }) => author !== "program")
    .slice(-mostLastWords)
    .map(({ author, text }) => {
      const words = withoutSources(text).slice(0, longestLastWords);
      return `${author === "student" ? "student" : "guide"}: ${words.toWellFormed()}`;
    });

/** Sections are named in a paragraph of their own. */
export const withoutSources = (text: string): string => {
  const said = text.split("\n\n").filter((paragraph) => !paragraph.includes("](#chunk-"));
  return said.join("\n\n");
};
