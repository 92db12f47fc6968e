import type { Language } from "../schemas/language.ts";

/**
 * The commonest letter pairs of each language. They make up well over half of all pairs inside the
 * words of a real text, and about a tenth in letters typed at random.
 */
export const commonBigrams: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    (
      "th he in er an re nd at on nt ha es st en ed to it ou ea hi is or ti as te et ng of al de " +
      "se le sa si ar ve ra ld ur me ne io ic ll co ro li ri no ma el ch ce la om us pr ta ec un " +
      "ul tr di ac ni em be lo ho ct pe ss ca ot wh ge il ol ut so po fo ow ad ai ay up ck su ns"
    ).split(" "),
  ),
  ru: new Set(
    (
      "ст но то на ен ов ни ра во ко ро ер не ал го по ли ре ет ел пр ор ан ва ос ла ат ти ка та " +
      "ло от ит де ин те ри ль ом ес ск ле ой ия ся ны ог ть од ме об да ие ки ве ем ам ма мо со " +
      "за им ил ик аз ас из ак ед св тв че ый ля ую ий ее ая бы мы ну ру хо дн эт жн тр вы ча ди " +
      "чн ми ис он ни нн че ще ци эл зн до ду ву уч"
    ).split(" "),
  ),
};
