import { isAsking } from "#lib/study/is-plain-question.ts";
import { type Token, wordsOf } from "./said.ts";

/** What only a model can write, by the word that asks for it. */
const rewriting = new Set(
  `shorten summarise summarize simplify rewrite rephrase reword paraphrase translate expand elaborate improve condense explain
  proofread polish compress describe invent сократи укороти упрости перепиши переформулируй переведи улучши расширь дополни
  объясни поясни перескажи резюмируй раскрой придумай сочини опиши обобщи сократить упростить переписать объяснить перевести
  улучшить`.split(/\s+/),
);
const objects = /^(?:it|this|that|them|the|to|a|my|him|ее|его|их|это|все|до)$/;

const manners =
  /(?<![\p{L}\p{N}])(?:in (?:simpler|other|your own|my own|fewer|plain|easier) words|in (?:a )?simpler (?:way|terms)|(?:more|less) (?:formal|formally|detail|detailed|academic|friendly|simply|clearly)|(?:своими|другими|простыми|более простыми) словами|попроще|покороче|подробнее|поподробнее|понятнее|попонятнее|проще|короче|(?:is|are|looks|sounds|слишком|чересчур) (?:way |much )?(?:too )?(?:long|complicated|wordy|длинн|сложн|много|мудрен)[\p{L}]*|(?:in|to|into|at) (?:one|two|three|\d) (?:or \p{L}+ )?sentences?)(?![\p{L}\p{N}])/iu;

const compared =
  /^(?:make|сделай(?:те)?|keep|have) .{1,200} (?:shorter|simpler|clearer|longer|more \p{L}+|easier|short|simple|nicer|better|короче|проще|понятнее|подробнее|длиннее|яснее|лучше)(?: \p{L}+){0,3}$/iu;

const composed =
  /^(?:write|compose|draft|generate|create|give|add|include|напиши|составь|создай|дай|приведи|добавь|допиши) (?:me |us |мне |нам |ещё |еще |also )?(?:(?:an?|some|more|another|the|one|short|brief|few|какой-нибудь|какое-нибудь|небольшой|небольшое|краткий|краткое|пару|один|одну|одно) ){0,3}(?:examples?|explanations?|conclusions?|introductions?|intro|summary|overview|essay|definitions?|details|analogy|paragraphs? (?:about|on)|sentences? (?:about|on)|about|пример[а-я]*|пояснени[а-я]*|объяснени[а-я]*|заключени[а-я]*|вывод[а-я]*|введени[а-я]*|определени[а-я]*|о|об|про|абзац (?:про|о|об)|предложение (?:про|о|об))(?![\p{L}\p{N}])(?!.*(?:: |["«“„]|called|named|под названием))/iu;

const mended =
  /^(?:fix|correct|check|find|исправь|проверь|найди) (?:(?:all|any|the|my|every|все|мои|всю) ){0,3}(?:typos?|mistakes?|errors?|grammar|spelling|punctuation|ошибки|опечатки|орфографию|пунктуацию|грамматику)(?: (?:in|в) .{1,80})?$/iu;

/** "With a better word": which, is for a model to find. */
const better =
  /(?<![\p{L}\p{N}])(?:with|to|by|into|на) (?:something|(?:a |an )?(?:better|different|simpler|shorter|nicer|stronger|fancier|more \p{L}{1,20}|other|another) (?:word|phrase|term|one|wording|name|title)|a synonym|что-нибудь|что-то|синоним|(?:друг|получше|более)[\p{L}]{0,6} ?(?:слово|фразу|название|заголовок|\p{L}{1,20}ое|\p{L}{1,20}ый)?)(?![\p{L}\p{N}])/iu;

/** Whether a request asks for words that only a model writes: in its own words, shorter, an example. */
export const wantsWriting = (tokens: readonly Token[]): boolean => {
  // What stands behind a colon or in quotation marks is given.
  const given = tokens.findIndex(({ word }) => word === ":" || word === "");
  const open = given < 0 ? tokens : tokens.slice(0, given);
  const isAsked = open.some(({ word, isLocked }, index) => {
    if (isLocked || !rewriting.has(word)) return false;
    const [before = ",", after = "it"] = [open[index - 1]?.word, open[index + 1]?.word];
    return (
      /^[,.;:—-]$/.test(before) || (/^(?:and|then|и|а|но|but)$/.test(before) && objects.test(after))
    );
  });
  const said = wordsOf(open);
  return (
    isAsked ||
    [manners, compared, mended, better].some((way) => way.test(said)) ||
    composed.test(wordsOf(tokens))
  );
};

/** Whether a request only wants to know something. */
export const asksSomething = (tokens: readonly Token[]): boolean =>
  tokens[0]?.isLocked === false && isAsking(wordsOf(tokens));
