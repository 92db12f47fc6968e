import { describe, expect, it } from "vitest";
import type { Language } from "../../schemas/language.ts";
import { changed, documents, follow } from "../testing/follow-commands.ts";

const queueEn = "A queue is a collection";
const priceEn = "Every promise has its price.";

describe("commands in English", () => {
  it.each<[string, ...(readonly [string, string])[]]>([
    ['Replace "frequent" with "most frequent".', ["is frequent", "is most frequent"]],
    ["replace 'frequent' by 'common'", ["is frequent", "is common"]],
    ["Please replace the word “frequent” with “common”", ["is frequent", "is common"]],
    ["change «frequent» to «common»", ["is frequent", "is common"]],
    ["change `len(a)` to `len(b)`", ["len(a)", "len(b)"]],
    ['swap "frequent" for "common"', ["is frequent", "is common"]],
    ['Substitute "common" for "frequent"', ["is frequent", "is common"]],
    ['instead of "frequent" write "common"', ["is frequent", "is common"]],
    ['Write "common" instead of "frequent", please', ["is frequent", "is common"]],
    ['use "common" instead of "frequent"', ["is frequent", "is common"]],
    ['"frequent" should be "common"', ["is frequent", "is common"]],
    ['"frequent" → "common"', ["is frequent", "is common"]],
    ["frequent -> common", ["is frequent", "is common"]],
    ['correct "Every promise" to "Each promise"', ["Every promise", "Each promise"]],
    [
      'could you fix "halves a sorted range" to "halves the sorted range"?',
      ["a sorted range", "the sorted range"],
    ],
    ["replace frequent with common", ["is frequent", "is common"]],
    [
      "Replace $\\log_2 n$ with $\\lceil \\log_2 n \\rceil$",
      ["$\\log_2 n$", "$\\lceil \\log_2 n \\rceil$"],
    ],
    [
      'replace "A stack is a colection" with "A stack is a list"',
      ["stack** is a collection", "stack** is a list"],
    ],
    [
      'rename "element" to "item" everywhere',
      ["the element added last", "the item added last"],
      ["the element added first", "the item added first"],
      ["puts an element", "puts an item"],
      ["takes the element", "takes the item"],
    ],
    [
      'Everywhere replace "collection" with "list"',
      ["collection from which the element added last", "list from which the element added last"],
      ["collection from which the element added first", "list from which the element added first"],
    ],
    [
      'replace all occurrences of "sorted" with "ordered"',
      ["halves a sorted", "halves a ordered"],
      ["must be sorted", "must be ordered"],
    ],
    ['rename the section "Summary" to "In short"', ["## Summary", "## In short"]],
    ['change the heading "Search" to "Searching"', ["## Search", "## Searching"]],
    ['delete "It serves requests in order."', [" It serves requests in order.", ""]],
    ["Remove the sentence “Every promise has its price.”", [` ${priceEn}`, ""]],
    ['Delete the sentence that begins with "Every promise"', [` ${priceEn}`, ""]],
    [
      'please remove the paragraph starting with "A queue is"',
      [
        "A queue is a collection from which the element added first is taken first (FIFO). It serves requests in order.\n\n",
        "",
      ],
    ],
    ['"usual" can be removed', ["the usual picture", "the picture"]],
    ['take "usual" out', ["the usual picture", "the picture"]],
    ['get rid of "at each step"', ["range at each step,", "range,"]],
    ['delete the item "peek: looks at it"', ["- peek: looks at it\n", ""]],
    [
      'Drop the section "Search"',
      [
        documents.en.slice(documents.en.indexOf("## Search"), documents.en.indexOf("## Summary")),
        "",
      ],
    ],
    ['remove the last "structure"', ["Choose the structure by", "Choose the by"]],
    ['insert "really " before "halves"', ["search halves", "search really halves"]],
    [
      'Insert "See below." after "Every promise has its price."',
      [priceEn, `${priceEn} See below.`],
    ],
    ['add "(cheap)" after "looks at it"', ["looks at it", "looks at it (cheap)"]],
    [
      'After "A structure promises what is cheap." add "Nothing is free."',
      ["what is cheap.", "what is cheap. Nothing is free."],
    ],
    [
      'before the paragraph "A queue is" insert: One more structure follows.',
      [queueEn, `One more structure follows.\n\n${queueEn}`],
    ],
    [
      'put "Hash tables come later." after the section "Search"',
      ["\n\n## Summary", "\n\nHash tables come later.\n\n## Summary"],
    ],
    [
      'add after the heading "Search": How to find things.',
      ["## Search\n", "## Search\n\nHow to find things.\n"],
    ],
    [
      'insert "size: counts" after the line "peek: looks at it"',
      ["- peek: looks at it", "- peek: looks at it\nsize: counts"],
    ],
    ["Add to the end: That is all.", ["frequent.\n", "frequent.\n\nThat is all.\n"]],
    [
      'append "That is all." at the end of the document',
      ["frequent.\n", "frequent.\n\nThat is all.\n"],
    ],
    [
      "add at the end:\n\n## Questions\n\n- What is a stack?\n- What is a queue?",
      ["frequent.\n", "frequent.\n\n## Questions\n\n- What is a stack?\n- What is a queue?\n"],
    ],
    [
      'at the beginning insert "A short text."',
      ["# Data structures\n", "# Data structures\n\nA short text.\n"],
    ],
    [
      "Add to the section Search: Linear search needs no order.",
      ["lo, hi = 0, len(a)\n```", "lo, hi = 0, len(a)\n```\n\nLinear search needs no order."],
    ],
    ['under the heading "Summary" add "One rule:"', ["frequent.\n", "frequent.\n\nOne rule:\n"]],
    ['In the section "Search" replace "operation" with "action"', ["| operation |", "| action |"]],
    ["replace the word frequent with the word common", ["is frequent", "is common"]],
    [
      "the usual picture should be the classical picture",
      ["the usual picture", "the classical picture"],
    ],
    ['fix the typo: "frequent" → "common"', ["is frequent", "is common"]],
    [
      '"It serves requests in order." - replace with "It keeps the order."',
      ["It serves requests in order.", "It keeps the order."],
    ],
    ['"FIFO" → "F"; "LIFO" → "L"', ["(FIFO)", "(F)"], ["(LIFO)", "(L)"]],
    [
      'Replace "frequent" with "common" and delete "usual".',
      ["is frequent", "is common"],
      ["the usual picture", "the picture"],
    ],
    [
      '1. replace "frequent" with "common"\n2. delete "usual"',
      ["is frequent", "is common"],
      ["the usual picture", "the picture"],
    ],
    [
      'Please do this:\n- replace "frequent" with "common"\n- insert "very " before "usual"',
      ["is frequent", "is common"],
      ["the usual picture", "the very usual picture"],
    ],
  ])("%s", (request, ...changes) => {
    expect(follow("en", request)).toBe(changed("en", ...changes));
  });

  it.each([
    ["undo", "undo"],
    ["Undo the last edit, please.", "undo"],
    ["revert that", "undo"],
    ["redo", "redo"],
    ["All good, no more changes needed.", "complete"],
    ["Everything is fine, thanks", "complete"],
    ["That's all, thank you!", "complete"],
    ["looks good to me", "complete"],
    ["I'm done", "complete"],
  ])("%s", (request, kind) => {
    expect(follow("en", request)).toBe(kind);
  });

  it.each([
    ["replace the example with a better one", "unclear"],
    ["make it shorter", "unclear"],
    ["replace stack with a better word", "unclear"],
    ["add an example after the definition", "unclear"],
    ["delete the last paragraph", "unclear"],
    ["thanks", "unclear"],
    ["looks good, but replace the formula", "unclear"],
    ['replace "frequent" with "common" and make it shorter', "unclear"],
    ["undo and replace the stack", "unclear"],
    ['replace "element" with "item"', "unsure"],
    ['delete "stack"', "unsure"],
    ['replace "plate" with "dish"', "absent"],
    ['delete "a passage that nobody ever wrote here"', "absent"],
    ['rename the section "Sorting" to "Order"', "absent"],
    ['replace "frequent" with "frequent"', "unchanged"],
    ['replace "is frequent" with "is common" and delete "frequent"', "overlap"],
    ['delete "$O(n)$ |"', "breaks"],
    ['don\'t delete "FIFO"', "unclear"],
    ['do not replace "FIFO" with "LIFO"', "unclear"],
    ['move "FIFO" to the end', "unclear"],
    ['swap "push" and "shove"', "absent"],
    ['swap "element" and "push"', "unsure"],
    ['swap "element" and "collection"', "unclear"],
    ['swap "push" with "pop"', "unclear"],
    ['swap "A queue is a collection" and "queue"', "overlap"],
    ['move "push" after "puts an element that nobody saw"', "absent"],
    ['move "(FIFO)." after "is taken first"', "unsure"],
    ['move the paragraph "A queue" before the paragraph "queue is"', "unchanged"],
    ['replace "Their queue" with "x"', "absent"],
    ['in the section "Search" replace "stack" with "pile"', "absent"],
    ["delete everything", "unclear"],
    ["nothing is fine", "unclear"],
    ["delete this", "nothing_selected"],
  ])("%s is not guessed at: %s", (request, kind) => {
    expect(follow("en", request)).toBe(kind);
  });
});

describe("commands in Russian", () => {
  const priceRu = "У каждого обещания есть цена.";
  it.each<[string, ...(readonly [string, string])[]]>([
    ["Замени «чаще всего» на «чаще других»", ["чаще всего", "чаще других"]],
    ['замените, пожалуйста, "чаще всего" на "чаще других".', ["чаще всего", "чаще других"]],
    ["Нужно заменить „чаще всего“ на „чаще других“", ["чаще всего", "чаще других"]],
    ["Поменяй слово «тарелок» на «блюдец»", ["тарелок", "блюдец"]],
    ["«тарелок» замени на «блюдец»", ["тарелок", "блюдец"]],
    ["Слово «тарелок» надо заменить на «блюдец»", ["тарелок", "блюдец"]],
    ["замени слово «тарелок» словом «блюдец»", ["тарелок", "блюдец"]],
    ["вместо «тарелок» напиши «блюдец»", ["тарелок", "блюдец"]],
    ["Напишите «блюдец» вместо «тарелок»", ["тарелок", "блюдец"]],
    ["пусть вместо «тарелок» будет «блюдец»", ["тарелок", "блюдец"]],
    ["исправь «Диапазон должен быть» на «Он должен быть»", ["Диапазон должен", "Он должен"]],
    ["исправь опечатку в слове «тарелок» на «тарелочек»", ["тарелок", "тарелочек"]],
    ["тарелок → блюдец", ["тарелок", "блюдец"]],
    ["замени тарелок на блюдец", ["тарелок", "блюдец"]],
    ["замени `len(a)` на `len(b)`", ["len(a)", "len(b)"]],
    ["«тарелок» должно быть «блюдец»", ["тарелок", "блюдец"]],
    [
      "замени «Структура обещает что будет дешево» на «Структура обещает что будет быстро»",
      ["будет дёшево", "будет быстро"],
    ],
    [
      "замени «Стек - это коллекция» на «Стек - это список»",
      ["**Стек** — это коллекция", "**Стек** — это список"],
    ],
    [
      "Переименуй «элемент» в «объект» везде",
      ["берут элемент, добавленный последним", "берут объект, добавленный последним"],
      ["берут элемент, добавленный первым", "берут объект, добавленный первым"],
      ["кладёт элемент", "кладёт объект"],
      ["снимает элемент", "снимает объект"],
    ],
    [
      "Во всём документе замени «поиск» на «розыск»",
      ["## Поиск", "## Розыск"],
      ["Двоичный поиск", "Двоичный розыск"],
      ["| поиск |", "| розыск |"],
    ],
    ["переименуй раздел «Итоги» в «Коротко»", ["## Итоги", "## Коротко"]],
    ["Измени заголовок «Линейные структуры» на «Списки»", ["## Линейные структуры", "## Списки"]],
    ["Удали «Она обслуживает запросы по порядку.»", [" Она обслуживает запросы по порядку.", ""]],
    ["Убери предложение «У каждого обещания есть цена»", [` ${priceRu}`, ""]],
    ["вычеркни предложение, которое начинается с «У каждого обещания»", [` ${priceRu}`, ""]],
    [
      "Уберите абзац, начинающийся со слов «Очередь — это»",
      [
        "Очередь — это коллекция, из которой первым берут элемент, добавленный первым (FIFO). Она обслуживает запросы по порядку.\n\n",
        "",
      ],
    ],
    ["слово «обычный» нужно убрать", ["— обычный пример", "— пример"]],
    ["сотри «на каждом шаге»", ["поиск на каждом шаге делит", "поиск делит"]],
    ["удали пункт «peek: смотрит на него»", ["- peek: смотрит на него\n", ""]],
    [
      "Удали раздел «Поиск»",
      [documents.ru.slice(documents.ru.indexOf("## Поиск"), documents.ru.indexOf("## Итоги")), ""],
    ],
    ["удали последнее «первым»", ["добавленный первым (FIFO)", "добавленный (FIFO)"]],
    ["Вставь «очень » перед «дёшево»", ["будет дёшево", "будет очень дёшево"]],
    ["Добавь «См. ниже.» после «У каждого обещания есть цена.»", [priceRu, `${priceRu} См. ниже.`]],
    ["после «смотрит на него» допиши «(дёшево)»", ["смотрит на него", "смотрит на него (дёшево)"]],
    [
      "После предложения «Структура обещает» вставь «Даром ничего не бывает.»",
      ["будет дёшево.", "будет дёшево. Даром ничего не бывает."],
    ],
    [
      "перед абзацем «Очередь — это» добавь: Есть и другая структура.",
      ["Очередь — это", "Есть и другая структура.\n\nОчередь — это"],
    ],
    [
      "вставьте после раздела «Поиск»: О хешировании позже.",
      ["\n\n## Итоги", "\n\nО хешировании позже.\n\n## Итоги"],
    ],
    [
      "Добавь после заголовка «Поиск» текст «Как находить.»",
      ["## Поиск\n", "## Поиск\n\nКак находить.\n"],
    ],
    ["Добавь в конец: На этом всё.", ["чаще всего.\n", "чаще всего.\n\nНа этом всё.\n"]],
    ["Допиши «На этом всё.» в конец документа", ["чаще всего.\n", "чаще всего.\n\nНа этом всё.\n"]],
    [
      "в конце добавь:\n\n## Вопросы\n\n- Что такое стек?",
      ["чаще всего.\n", "чаще всего.\n\n## Вопросы\n\n- Что такое стек?\n"],
    ],
    [
      "В начало вставь «Короткий текст.»",
      ["# Структуры данных\n", "# Структуры данных\n\nКороткий текст.\n"],
    ],
    [
      "Добавь в раздел «Поиск»: Линейному поиску порядок не нужен.",
      ["lo, hi = 0, len(a)\n```", "lo, hi = 0, len(a)\n```\n\nЛинейному поиску порядок не нужен."],
    ],
    [
      "в конец раздела «Итоги» допиши «Одно правило.»",
      ["чаще всего.\n", "чаще всего.\n\nОдно правило.\n"],
    ],
    ["В разделе «Поиск» замени «операция» на «действие»", ["| операция |", "| действие |"]],
    [
      "в предложении «Структура обещает» замени «дёшево» на «недорого»",
      ["будет дёшево", "будет недорого"],
    ],
    ["исправь ошибку: «тарелок» → «блюдец»", ["тарелок", "блюдец"]],
    ["замени слово тарелок на слово блюдец", ["тарелок", "блюдец"]],
    ["Можно вместо «тарелок» написать «блюдец»?", ["тарелок", "блюдец"]],
    [
      "Добавь в раздел Поиск текст «Ещё текст.»",
      ["lo, hi = 0, len(a)\n```", "lo, hi = 0, len(a)\n```\n\nЕщё текст."],
    ],
    [
      "Замени «тарелок» на «блюдец» и удали «обычный»",
      ["тарелок", "блюдец"],
      ["— обычный пример", "— пример"],
    ],
    [
      "1. замени «тарелок» на «блюдец»\n2. удали «обычный»",
      ["тарелок", "блюдец"],
      ["— обычный пример", "— пример"],
    ],
    [
      "Сделай следующее:\n1) замени тарелок на блюдец;\n2) вставь «самый » перед «обычный»",
      ["тарелок", "блюдец"],
      ["— обычный пример", "— самый обычный пример"],
    ],
  ])("%s", (request, ...changes) => {
    expect(follow("ru", request)).toBe(changed("ru", ...changes));
  });

  it.each([
    ["отмени", "undo"],
    ["Отмени последнюю правку, пожалуйста", "undo"],
    ["верни как было", "undo"],
    ["верни отменённую правку", "redo"],
    ["Всё отлично, больше правок не нужно", "complete"],
    ["всё хорошо, спасибо", "complete"],
    ["Спасибо, больше ничего не надо.", "complete"],
    ["Меня всё устраивает, идём дальше", "complete"],
    ["готово", "complete"],
    ["на этом всё", "complete"],
  ])("%s", (request, kind) => {
    expect(follow("ru", request)).toBe(kind);
  });

  it.each([
    ["замени пример на более понятный", "unclear"],
    ["сделай короче", "unclear"],
    ["замени стек на другое слово", "unclear"],
    ["добавь пример после определения", "unclear"],
    ["удали последний абзац", "unclear"],
    ["отлично", "unclear"],
    ["всё хорошо, но замени формулу", "unclear"],
    ["замени «тарелок» на «блюдец» и сделай короче", "unclear"],
    ["отмени скобки в формуле", "unclear"],
    ["замени «элемент» на «объект»", "unsure"],
    ["удали «FIFO» и «LIFO»", "unclear"],
    ["замени «тарелка» на «блюдце»", "absent"],
    ["замени «тарел» на «блюд»", "absent"],
    ["удали «то, чего здесь никто никогда не писал»", "absent"],
    ["переименуй раздел «Сортировка» в «Порядок»", "absent"],
    ["замени «чаще всего» на «чаще всего»", "unchanged"],
    ["замени «нужна чаще всего» на «важна» и удали «чаще»", "overlap"],
    ["удали «$O(n)$ |»", "breaks"],
    ["не удаляй «FIFO»", "unclear"],
    ["не надо заменять «FIFO» на «LIFO»", "unclear"],
    ["перенеси «FIFO» в конец", "unclear"],
    ["поменяй местами «push» и «толкни»", "absent"],
    ["поменяй местами «элемент» и «push»", "unsure"],
    ["поменяй местами «элемент» и «коллекция»", "unclear"],
    ["перенеси «Стопка тарелок» после «чего здесь никто не писал»", "absent"],
    ["замени «Та очередь» на «стек»", "absent"],
    ["в разделе «Поиск» замени «стека» на «очереди»", "absent"],
    ["удали всё", "unclear"],
    ["не всё хорошо", "unclear"],
    ["удали это", "nothing_selected"],
  ])("%s is not guessed at: %s", (request, kind) => {
    expect(follow("ru", request)).toBe(kind);
  });
});

describe("commands on a marked passage", () => {
  const plates = "A stack of plates is the usual picture.";
  const tarelki = "Стопка тарелок — обычный пример стека.";
  it.each<[Language, string, string, string, string]>([
    ["en", plates, "delete this", ` ${plates}`, ""],
    ["en", plates, "remove", ` ${plates}`, ""],
    ["en", plates, "Delete the selected sentence, please", ` ${plates}`, ""],
    ["en", plates, 'replace this with "Think of plates."', plates, "Think of plates."],
    ["en", plates, "replace with: Think of plates.", plates, "Think of plates."],
    ["en", plates, 'replace "stack" with "pile"', "A stack of", "A pile of"],
    ["en", plates, 'add "Or of books." after this', plates, `${plates} Or of books.`],
    ["ru", tarelki, "удали это", ` ${tarelki}`, ""],
    ["ru", tarelki, "убери выделенное", ` ${tarelki}`, ""],
    ["ru", tarelki, "замени на «Представьте тарелки.»", tarelki, "Представьте тарелки."],
    ["ru", tarelki, "замени выделенное на: Представьте тарелки.", tarelki, "Представьте тарелки."],
    ["ru", tarelki, "вместо этого напиши «Представьте тарелки.»", tarelki, "Представьте тарелки."],
    ["ru", tarelki, "после этого добавь «Или книг.»", tarelki, `${tarelki} Или книг.`],
  ])("%s: %s: %s", (language, selected, request, from, to) => {
    expect(follow(language, request, selected)).toBe(changed(language, [from, to]));
  });

  it("that have to be thought of are not guessed at", () => {
    expect(follow("en", "replace this with something simpler", plates)).toBe("unclear");
    expect(follow("ru", "замени это на нормальное объяснение", tarelki)).toBe("unclear");
  });
});
