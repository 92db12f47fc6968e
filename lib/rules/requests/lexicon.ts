import { stemWord } from "#lib/text/stem-word.ts";

/** What a request may name in a document. */
export type Kind =
  | "heading"
  | "section"
  | "item"
  | "row"
  | "sentence"
  | "paragraph"
  | "list"
  | "table"
  | "code"
  | "document"
  | "words";

/**
 * Words and phrases that requests are made of, by what they mean: in small letters, with "е" for "ё", Russian verbs without
 * "те" and "-ка". Both languages stand together, as a text in one may be spoken of in the other.
 */
const phrases = {
  /** Says nothing at the beginning of a request. */
  filler: `could|please|pls|plz|hi|hey|hello|i think|i guess|i believe|i feel like|oops|ooops|whoops|argh|hmm|hm|um|uh|oh|ok|okay|no|nope|yes|yeah
    |and|also|but|so|well|now|then|wait|sorry|actually|maybe|perhaps|just|quickly|btw|by the way|one more thing|next|can you|can u|could u
    |would u|u can|could you|would you|will you|can we|could we|can i|let's|lets|you should|you can|you could|you may|we can|we should
    |we need to|you need to|i need you to|would you mind|would you be so kind as to|is it possible to|go ahead and|try to
    |would you please|could you please|can you please|пожалуйста|плиз|пж|пжл|плз|думаю|я думаю|я думаю что|думаю что|по-моему|наверное
    |наверно|ой|ай|упс|блин|ну|а|и|но|да|нет|так|вот|э|эм|хм|ладно|ок|окей|слушай|смотри|привет|кстати|кажется|мне кажется
    |мне кажется что|теперь|еще|тогда|сейчас|может|может быть|можешь|можно|можно ли|мог бы ты|не мог бы ты|ты не мог бы|давай|прошу
    |стоп|подожди|погоди|будь добр|будь добра|там|тут
    |i'd|i would
    |скажи|подскажи|tell me|remind me|надо|надо бы|нужно|нужно бы
    |yo|dude|hey there|эй|короче`,
  /** What is wanted, and stands in no text so: "I want X to come before Y". */
  wish: `i want|i want you to|i want to|i'd like|id like|i'd like to|i'd like you to|i would like|i would like to|i would like you to
    |i need|i'd rather have|i would rather have|i'd prefer|i would prefer|i'd prefer it if|i wish|it would be nice if|it'd be nice if
    |it would be better if|it would be good if|it'd be better if|хочу|хочу чтобы|хочу чтоб|хотелось бы|хотелось бы чтобы|хотел бы
    |хотела бы|хотел бы чтобы|хотела бы чтобы|надо чтобы|нужно чтобы|чтобы|пусть|лучше чтобы|лучше если|было бы лучше если бы
    |было бы хорошо если бы|лучше пусть`,
  /** In front of a verb. */
  must: `should|could|can|must|may|might|ought to|needs to|need to|has to|have to|had better|to|надо|надо бы|нужно|нужно бы|можно
    |лучше|лучше бы|стоит|следует|следовало бы|пора|хорошо бы|должен|должна|должно|должны`,
  /** A remark behind a comma, which asks for nothing. */
  remark: `it's|its|it is|it was|it isn't|it isnt|it doesn't|it does not|it looks|it sounds|it makes|it has|that's|thats|that is|that was|this is|they're
    |they are|they were|we won't|we wont|we don't|we dont|we didn't|we already|we never|we have|i don't|i dont|i won't|i already|i think
    |i forgot|i need|because|cause|cuz|since it|since we|since they|since i|as it|as we|as they|as i|he said|she said|the prof
    |the teacher|my teacher|there's no|there is no|there are|nobody|no one|оно|он|она|они|это|потому что|потому|так как|т к|ведь
    |мы|нам|нас|у нас|я|мне|все равно|препод|учитель|лектор|преподаватель|иначе|лишнее|неверно|неправильно`,
  /** Takes a request back, or goes on with another one. */
  turning: `keep|leave|instead|except|only|but|mean|meant|wait|mind|rather|actually|undo|оставь|оставить|кроме|только|вместо
    |хотя|передумал|передумала|подожди|стоп|имел|имела|вернее|точнее|отмени|верни|нужно|надо`,
  /** Says nothing at its end. */
  ending: `instead|please|pls|plz|thanks|thank you|thx|ty|ok|okay|if you can|if possible|if that's ok|can you|could you|will you|would you|for me|now|cheers
    |пожалуйста|плиз|пж|пжл|плз|спасибо|спс|если можно|если не сложно|если не трудно|ладно|ок|хорошо|а|да`,
  /** The same behind a comma. */
  fixIt: `fix it|correct it|can you fix it|could you fix it|please fix it|fix that|please fix|fix this|fix|change it|change that|please change it
    |can you change that|can you change it|could you change that|could you change it|can you correct that|can you fix that
    |could you fix that|correct that|please correct|исправь|поправь|исправь это|поправь это|исправь его|исправь ее|надо исправить
    |нужно исправить|поменяй|замени|надо поменять|можешь исправить|можешь поправить|исправь пожалуйста|поправь пожалуйста`,
  needless: `i don't think we need|i dont think we need|we don't need|we dont need|we don't really need|i don't need|no need for|нам не нужен
    |нам не нужна|нам не нужно|мне не нужен|мне не нужна|мне не нужно|не нужен|не нужна|не нужно|не нужны`,
  /** What was named goes. */
  dropIt: `drop it|delete it|remove it|get rid of it|take it out|kill it|cut it|throw it out|please delete it|please remove it|so delete it
    |so remove it|delete that|remove that|удали его|удали ее|удали это|убери его|убери ее|убери это|убери|удали|выкинь его
    |выкинь ее|выкинь|удалить|убрать`,
  /** Why it goes. */
  bad: `is wrong|is outdated|is nonsense|is superfluous|is redundant|is useless|is boring|is too much|is irrelevant|repeats itself
    |is a duplicate|is twice|неверный|неверная|неверно|неверное|устарел|устарела|устарело|лишний раз|повторяется|не по теме|бесполезен
    |бесполезна|бесполезно|ни к чему`,
  polite: "please|pls|пожалуйста|плиз|там|мне|сразу",
  everywhere: `everywhere|all occurrences of|every occurrence of|all instances of|every instance of|все вхождения|во всех местах
    |in the whole text|in the whole document|throughout|in all places|all over|везде|всюду|повсюду
    |во всем тексте|во всем документе|по всему тексту
    |all the mentions of|all mentions of|every mention of|each occurrence of|all the occurrences of|все упоминания`,
  replace: `replace|change|correct|fix|substitute|update|swap out|make|замени|заменить|поменяй|поменять|измени|изменить
    |исправь|исправить|поправь|смени|сменить
    |заменим|поменяем|исправим|сменим`,
  rename: `rename|retitle|call|name|title|переименуй|переименовать|назови|назвать|озаглавь
    |переименуем|назовем`,
  with: `with|by|to|into|as|->|→|=>|на
    |на слово|на слова|на фразу|словом|словами|фразой`,
  into: "to|into|as|with|->|→|=>|в|на|как",
  from: "from|с|со",
  instead: "instead of|rather than|in place of|вместо",
  write: `write|use|put|say|have|there should be|it should say|it should be|should be|read|напиши|написать|пиши|поставь|поставить|используй|впиши
    |вписать|сделай|сделать|быть|будет|будут|пусть будет|пусть будут|надо|нужно|должно быть|должен быть|должна быть|должны быть`,
  shouldBe: `to be|should be|must be|has to be|needs to be|ought to be|должно быть|должен быть|должна быть|должны быть|надо|нужно
    |пусть будет
    |правильно|правильно будет|верно|ought to read
    |should be written|should be set|should be marked|should be made|should be put`,
  spelled: `change it to|change that to|replace it with|make it|make that|замени его на|замени ее на|замени это на|поменяй его на|поменяй ее на
    |поменяй это на|should be spelled|should be spelt|should be written|is spelled|is spelt|should read|should say|be replaced with
    |be replaced by|be changed to|become|замени на|заменить на|поменяй на|поменять на|измени на|изменить на|исправь на|исправить на
    |смени на|сменить на|пишется|пишется как|писать|правильно писать|->|→`,
  asTitle: `as the title for|as title for|as a title for|as the heading for|as heading for|as the heading of|as the title of|as title of
    |as the name of|as the name for`,
  called: `be called|be named|be titled|be renamed to|rename to|rename it to|rename into|называться|пусть называется|переименуй в
    |переименовать в|назови|назвать|call it|name it|rename it`,
  swapOut: "swap out|swap|exchange|trade|switch",
  for: "for",
  take: "take|leave|throw|cut|cross|strike|move",
  out: `out|away`,
  goes: `go|be deleted|be removed|be dropped|be cut|be taken out|disappear|isn't needed|is not needed|isnt needed|is unnecessary|aren't needed
    |are not needed|be thrown out|не нужен|не нужна|не нужно|не нужны|лишний|лишнее|лишняя|лишние|убрать|удалить|выкинуть|вычеркнуть
    |больше не нужен|больше не нужна|больше не нужно|больше не нужны|уйти|ни к чему`,
  notWhere: `but not in|but not inside|not in|except in|except for|except|outside|apart from|кроме|но не в|только не в
    |кроме как в|за исключением|не трогая`,
  not: "not|and not|а не|не",
  but: "but|but rather|а|but instead",
  typo: `typo|typos|spelling|spelling mistake|spelling error|mistake|misspelling|error|опечатку|опечатка|ошибку|ошибка|написание|вроде ошибка|вроде опечатка|кажется ошибка|есть ошибка
    |есть опечатка|орфографическая ошибка`,
  there:
    "i don't like|i dont like|i do not like|it says|мне не нравится|there is|there's|theres|i see|i found|you have|you made|i think there is|i think there's|есть|тут|здесь",
  typoOf: "in the word|in|of the word|of|at|with|: |в слове|слова|слове|в",
  misspelled: `is misspelled|is misspelt|is spelled wrong|is spelt wrong|is spelled wrongly|is spelled incorrectly
    |is written wrong|is wrong|has a typo|has a typo in it|looks misspelled|isn't spelled right|написано с ошибкой
    |написан с ошибкой|написана с ошибкой|с ошибкой|пишется не так|написано неправильно|пишется неправильно|с опечаткой
    |неправильно написано`,
  delete: `delete|remove|erase|drop|cut|kill|ditch|scrap|strike|lose|take out|get rid of|take away|cross out|throw out
    |throw away|удали|удалить|убери|убрать|сотри|стереть|вычеркни|вычеркнуть|выкинь|выбрось|выброси|снеси
    |kick out|chuck|chuck out|bin|trash|toss|wipe|dump|leave out|удалим|уберем|выкинем|выкинуть|выбросить|снести|сотрем`,
  insert: `insert|add|append|include|write|put in|вставь|вставить|добавь|добавить|допиши|дописать|припиши|впиши
    |напиши|дополни
    |добавим|вставим|допишем|впишем|вписать`,
  move: `move|put|place|shift|bring|перенеси|перенести|перемести|переместить|поставь|поставить|передвинь|сдвинь|переставь
    |переставить|помести|подними|опусти|make|сделай
    |перенесем|переместим|поставим|передвинем|переставим`,
  come: `come|comes|go|goes|be|be moved|be put|be placed|stand|belong|belongs|идти|быть|стоять|поставь|перенеси|перемести|передвинь|сдвинь
    |переставь|поставить|перенести|переместить|передвинуть|переставить|сдвинуть|подними|опусти|поднять|опустить|оказаться
    |перенесем|переместим|поставим|передвинем|переставим`,
  came: "came|went|stood|was|were|шел|шла|шли|шло|был|была|были|было|стоял|стояла|стояли|оказался|оказалась",
  before: `before|above|in front of|ahead of|right before|directly before|over|перед|выше|прямо перед|прямо над|над`,
  after: `after|below|behind|underneath|beneath|right after|directly after|just after|following|right below|after the words
    |после|ниже|за|вслед за|прямо после|под|after the word`,
  endOf: `at the end of|to the end of|at the very end of|at the bottom of|to the bottom of|to|into|in|under|onto|в конец
    |в конце|в самый конец|в|во|к|под заголовком`,
  endOnly: `to the end of|at the end of|to the very end of|to the bottom of|at the bottom of|в конец|в конце|в самый конец`,
  toEnd: `to the end|to the very end|to the bottom|at the end|at the very end|at the bottom|last|come last|down to the end
    |the last section|the last one|the last|в конец|в самый конец|последним|последней|последнюю|в конце|в самом конце`,
  toTop: `to the top|to the beginning|to the start|to the very top|to the front|at the top|at the beginning|first|the first|up front
    |the first section|the first one|в начало|в самое начало|первым|первой|первыми|на первое место|наверх|вверх|в начале|в самом начале`,
  ofDocument: `of the document|of the text|of the note|of the notes|of the page|of the file|of the list|of the table|in the list|in the table|section|one
    |документа|текста|конспекта|файла|списка|перечня|таблицы|списке|таблице`,
  swap: `swap|exchange|switch|interchange|flip|be swapped|swap the order of|switch the order of|swap places of|поменяй местами|поменять местами
    |переставь местами|переставить местами|поменяем местами`,
  change: "поменяй|поменять|поменяем|переставь|переставить|change|have|let",
  places: "местами|places|change places|around",
  and: "and|with|и|с",
  make: `make|set|put|have|mark|format|highlight|выдели|выделить|сделай|сделать|оформи|поставь|преврати|turn|convert
    |change|rewrite|переделай|преобразуй|разбей
    |сделаем|выделим`,
  look: `bold|in bold|bold face|as bold|bold font|italic|italics|in italics|as italics|code|as code|in monospace|monospace
    |жирным|полужирным|жирным шрифтом|полужирным шрифтом|жирный|жирный шрифт|жирное выделение|жирного|выделение жирным
    |курсивом|курсив|курсива|жирного шрифта|жирного выделения|моноширинным|кодом|как код|выделение курсивом|жирность|bold formatting|italic formatting`,
  mark: "bold|italicise|italicize|embolden",
  notLook: `shouldn't be|should not be|shouldnt be|doesn't need to be|does not need to be|doesnt need to be|isn't to be
    |needn't be|must not be|don't make|no longer|not be|не должно быть|не должен быть|не должна быть|не надо выделять
    |не нужно выделять|не выделяй|пусть будет без|должно быть без|должен быть без|без|не делай|не`,
  unmark:
    "remove|take|drop|undo|take off|take away|delete|get rid of|убери|убрать|сними|снять|удали|отмени|unbold",
  anyMore:
    "any more|anymore|any longer|больше|now|at all|formatting|шрифта|шрифтом|выделения|шрифт",
  off: "from|off|off of|on|of|for|с|со|у|от",
  unbold: "unbold|un-bold|debold",
  plain:
    "not bold|non-bold|unbold|plain|normal|regular|not italic|не жирным|обычным|обычным шрифтом|не курсивом",
  turn: `turn|build|create|convert|change|make|transform|rewrite|format|преврати|переделай|преобразуй|сделай|оформи|разбей|поменяй|переделать|сделать|превратить|составь
    |сделаем|превратим|переделаем`,
  outOf: "из|from|out of|of",
  colon: ":|—|-",
  /** What is to be written, as it is called in front of it. */
  noun: `item|bullet|bullet point|list item|point|step|row|sentence|paragraph|heading|section|words|word|phrase|note|line
    |new item|new bullet|new sentence|new row|another item|another sentence|пункт|элемент|шаг|строку|строчку|предложение|абзац|заголовок|раздел
    |слова|слово|фразу|еще пункт|еще один пункт|еще одно предложение|новый пункт|новую строку|новое предложение|новый раздел
    |новый абзац|текст`,
  where:
    "in|within|inside|from|of|for|at|under|but only in|only in|just in|only within|в|во|из|у|только в|но только в|на|для",
} as const;

export type PhraseClass = keyof typeof phrases;

type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

const read = (list: string): Phrases => {
  const all = list.split("|").map((phrase) => phrase.trim().split(/\s+/));
  const longestFirst = all.toSorted((a, b) => b.length - a.length);
  return Map.groupBy(longestFirst, ([first = ""]) => first);
};

const classes = new Map(Object.entries(phrases).map(([name, list]) => [name, read(list)]));

/** How many of the words from the beginning on are a phrase of a class; 0 where they are none. */
export const phraseLength = (name: PhraseClass, words: readonly string[]): number => {
  const found = classes
    .get(name)
    ?.get(words[0] ?? "")
    ?.find((phrase) => phrase.every((word, index) => word === words[index]));
  return found?.length ?? 0;
};

/** What a noun may name; it is looked for by its stem. */
const nouns: readonly (readonly [words: string, kinds: readonly Kind[]])[] = [
  ["section chapter topic раздел глава подраздел параграф", ["section"]],
  [
    "bit part piece stuff thing passage кусок кусочек часть место фрагмент",
    ["section", "item", "row", "sentence"],
  ],
  ["heading subheading title заголовок заголовка", ["heading"]],
  ["item bullet point step tip пункт элемент шаг совет этап", ["item"]],
  ["entry запись", ["item", "row"]],
  ["row строка", ["row"]],
  ["line строчка строчек", ["row", "item", "sentence"]],
  ["sentence предложение", ["sentence"]],
  ["paragraph абзац", ["paragraph"]],
  ["list список списка", ["list"]],
  ["table таблица", ["table"]],
  ["code program script snippet код программа скрипт", ["code"]],
  ["document text note документ текст конспект", ["document"]],
  ["word phrase term name слово фраза термин имя название", ["words"]],
];
const kindsByNoun = new Map(
  nouns.flatMap(([words, kinds]) => words.split(" ").map((word) => [stemWord(word), kinds])),
) as ReadonlyMap<string, readonly Kind[]>;

export const nounKinds = (word: string): readonly Kind[] | null =>
  kindsByNoun.get(stemWord(word)) ?? null;

const counted = [
  /^(?:first|1st|1-?(?:[йяею]|го|ый|ой|ом|ем|му|ую|ая|ое|ий)|перв(?:ый|ая|ое|ую|ой|ого|ом|ым))$/,
  /^(?:second|2nd|2-?(?:[йяею]|го|ый|ой|ом|ем|му|ую|ая|ое|ий)|втор(?:ой|ая|ое|ую|ого|ом|ым))$/,
  /^(?:third|3rd|3-?(?:[йяею]|го|ый|ой|ом|ем|му|ую|ая|ое|ий)|трет(?:ий|ья|ье|ью|ьей|ьего|ьем|ьим))$/,
  /^(?:fourth|4th|4-?(?:[йяею]|го|ый|ой|ом|ем|му|ую|ая|ое|ий)|четверт(?:ый|ая|ое|ую|ой|ого|ом|ым))$/,
  /^(?:fifth|5th|5-?(?:[йяею]|го|ый|ой|ом|ем|му|ую|ая|ое|ий)|пят(?:ый|ая|ое|ую|ой|ого|ом|ым))$/,
  /^(?:sixth|6th|6-?(?:[йяею]|го|ый|ой|ом|ем|му|ую|ая|ое|ий)|шест(?:ой|ая|ое|ую|ого|ом|ым))$/,
  /^(?:seventh|7th|7-?(?:[йяею]|го|ый|ой|ом|ем|му|ую|ая|ое|ий)|седьм(?:ой|ая|ое|ую|ого|ом|ым))$/,
];
const last = /^(?:last|final|последн(?:ий|яя|ее|юю|ей|его|ем|им))$/;

/** The place that an ordinal counts to, from 1; -1 for the last, 0 where it is none. */
export const ordinalOf = (word: string): number =>
  last.test(word) ? -1 : counted.findIndex((form) => form.test(word)) + 1;

const cardinals = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** "2", "two" behind a noun; 0 where it is no number. */
export const numberOf = (word: string): number =>
  /^\d{1,3}$/.test(word) ? Number(word) : cardinals.indexOf(word) + 1;

/** Say nothing before a noun or a name. */
export const determiners: ReadonlySet<string> = new Set(
  "the a an this that these those my all whole entire some new another more one тот та то те ту весь всю все всего целый этот эту это эти новый новое новую один одну одно еще".split(
    " ",
  ),
);

/** Between a noun and the words that tell which. */
export const connectors = (
  [
    [
      `that starts with|starting with|beginning with|that begins with|which starts with|начинается с|начинающееся с
      |начинающийся с|которое начинается с|который начинается с|со слов`,
      "starts",
    ],
    [
      `that ends with|ending with|ending in|that ends in|which ends with|которое заканчивается на|который заканчивается на
      |которое кончается словами|которое заканчивается словами|заканчивается на|заканчивающееся на|оканчивается на`,
      "ends",
    ],
    [
      `that says|which says|saying|with|containing|that contains|about|on|for|called|named|titled|of|with the title
      |that mentions|which mentions|mentioning|where it says|где|где сказано|про|о|об|обо|со словами|со словом|с текстом|с
      |под названием|с названием|насчет|для|из|у|в котором говорится о`,
      "holds",
    ],
  ] as const
).map(([list, how]) => [list.split("|").map((phrase) => phrase.trim()), how] as const);
