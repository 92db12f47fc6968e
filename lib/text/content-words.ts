import { stemWord } from "./stem-word.ts";

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

/** Words of grammar, which say nothing of what a text is about. In small letters and without "ё", as all lists here. */
const grammarWords = wordsOf(`
a an the and or of to in on for is are was were be been by with as at from that this these those it its which who what
when where how why can may not no than then into their there has have had do does will would
и в во на с со к ко по из за от до для о об у не но а или что это этот эта эти тот та те как так же его ее их он она
оно они который которая которое которые быть был была было были есть при чтобы если то ли бы все всех является
являются также между под над без через где когда`);

/** And those that a question or a request for help holds whatever it is about. */
export const stopWords: ReadonlySet<string> = new Set([
  ...grammarWords,
  ...wordsOf(`
but if so such nor being am did done doing having it's here they them he she his her i me my mine we us our you your
yours whom whose could might must shall should want wants wanted need needs needed like get gets getting got let lets
make makes making made way ways please help tell show explain someone somebody something anything thing things one any
some all each every also just only even still yet too very more most much many few lot same other another again onto
out up down over under about after before between through during without within while because since until both either
neither whether possible able instead don t s ll re ve m d doesn isn cannot won using use used vs
перед после про ни да чем чего чему какой какая какое какие каких каким какую каком какого кто кому куда откуда почему
зачем этого этом этой этим того том той тем там тут здесь такой такая такое такие мне меня мной мой моя мое мои моего
моей я ты вы вам вас ваш мы нам нас наш ему ей им себя себе свой своя свое свои можно нужно надо будет будут уже еще
тоже только даже очень всего всем весь вся каждый другой самый один одна одно хочу хочется хотел могу может могут
должен должна подскажите скажите помогите пожалуйста объясните расскажите сделать делать сделано получить получается
ведь вот раз чтоб либо нибудь какой-нибудь что-то как-то где-то именно`),
]);

/** The words of a text that carry meaning, as stems, in order and with repetitions. */
export const contentWords = (text: string): string[] =>
  (
    text
      .normalize("NFKC")
      .toLowerCase()
      .replaceAll("ё", "е")
      .match(/[\p{L}\p{N}_+#]+/gu) ?? []
  )
    .filter((word) => !grammarWords.has(word))
    .map(stemWord);
