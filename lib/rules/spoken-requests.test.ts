import { describe, expect, test } from "vitest";
import { applyPatches } from "#lib/quotes/patch.ts";
import { planCommands, planWhole } from "./edit-commands.ts";
import { inOwnWords } from "./own-words.ts";
import { spokenEnglish, spokenRussian } from "./testing/spoken-documents.ts";

/** What a request makes of a document: the new text, or the word for why it stays as it is. */
const made = (request: string, document: string): string => {
  const read = inOwnWords(request, document);
  if (read === null) return "not guessed";
  if (read.kind !== "commands" && read.kind !== "whole") return read.kind;
  const planning = { document, selection: null, language: "en" } as const;
  if (read.kind === "whole" && read.command.kind === "undo_edit") return "undo";
  const plan =
    read.kind === "commands"
      ? planCommands(planning, read.commands)
      : planWhole(document, read.command as Parameters<typeof planWhole>[1], "en");
  if (plan.kind === "failed") return plan.failures.map(({ kind }) => kind).join(", ");
  if (plan.kind === "unsure") return `which of ${plan.places.length}`;
  const patches = plan.edits.flatMap((edit) => edit.patches);
  return applyPatches(document, patches) ?? "the patches do not fit";
};

type Change = readonly [from: string, to: string];

const changed = (document: string, changes: readonly Change[]): string =>
  changes.reduce((text, [from, to]) => {
    expect(text.split(from), from).toHaveLength(2);
    return text.replace(from, () => to);
  }, document);

const steps = `1. Choose a victim page.
2. Write it out if it was changed.
3. Mark its entry as invalid.
4. Load the wanted page.`;
const fits = `- First fit takes the first hole that is large enough
- Best fit takes the smallest hole that is large enough
- Worst fit takes the largest hole`;
const properties = `1. Атомарность: всё или ничего.
2. Согласованность: правила не нарушаются.
3. Изоляция: чужие изменения не видны.
4. Долговечность: записанное не пропадает.`;

describe("a request as a student types it is done", () => {
  test.each<[string, ...Change[]]>([
    ["hey can you change faulty to buggy", ["a faulty program", "a buggy program"]],
    ["um could u swap out illusion for fiction pls", ["this illusion", "this fiction"]],
    ["theres a typo in approximation, can you fix it", ["aproximation", "approximation"]],
    ["I think 1962 should be 1961", ["in 1962", "in 1961"]],
    [
      "change the title of the section Paging to Swapping",
      ["[Paging](#paging)", "[Swapping](#swapping)"],
      ["## Paging", "## Swapping"],
    ],
    [
      "put step 3 in Paging first",
      [
        steps,
        "1. Mark its entry as invalid.\n2. Choose a victim page.\n3. Write it out if it was changed.\n4. Load the wanted page.",
      ],
    ],
    [
      "in Paging, step 2 should say Write it back.",
      ["2. Write it out if it was changed.", "2. Write it back."],
    ],
    ["fix: aproximation -> approximation", ["aproximation", "approximation"]],
    ["the word Manchester should be in italics", ["in Manchester", "in *Manchester*"]],
    ["actually working set doesn't need to be bold", ["**working set**", "working set"]],
    ["the Atlas computer dates from 1961, not 1962", ["in 1962", "in 1961"]],
    [
      "get rid of step one in Paging",
      [
        "1. Choose a victim page.\n2. Write it out if it was changed.\n3. Mark its entry as invalid.\n4.",
        "1. Write it out if it was changed.\n2. Mark its entry as invalid.\n3.",
      ],
    ],
    ["rename the document to Memory", ["# Memory management", "# Memory"]],
    [
      "make Manchester and Atlas bold",
      ["in Manchester for the Atlas", "in **Manchester** for the **Atlas**"],
    ],
    [
      "put the paragraph about the heap at the end of Put it to use",
      [/The heap is managed[^\n]*\n\n/.exec(spokenEnglish)?.[0] ?? "", ""],
      [
        "fit into the cache.",
        `fit into the cache.\n\n${/The heap is managed[^\n]*/.exec(spokenEnglish)?.[0]}`,
      ],
    ],
    [
      "move point 4 in the Paging list to the top",
      [
        steps,
        "1. Load the wanted page.\n2. Choose a victim page.\n3. Write it out if it was changed.\n4. Mark its entry as invalid.",
      ],
    ],
    ["take the word cheap out", ["a cheap aprox", "a aprox"]],
    ["ok delete the sentence that starts with FIFO", [" FIFO removes the oldest page.", ""]],
    [
      "rename Put it to use to How to try it",
      ["[Put it to use](#put-it-to-use)", "[How to try it](#how-to-try-it)"],
      ["## Put it to use", "## How to try it"],
    ],
    [
      "Paging should be called Swapping",
      ["[Paging](#paging)", "[Swapping](#swapping)"],
      ["## Paging", "## Swapping"],
    ],
    [
      "remove the third step in Paging",
      [steps.slice(steps.indexOf("3.")), "3. Load the wanted page."],
    ],
    [
      "could you put First fit after Best fit",
      [fits, fits.replace(/(.*\n)(.*\n)/, (_, one, other) => other + one)],
    ],
    [
      "make the list in How to allocate numbered",
      [fits, fits.replaceAll(/^- /gm, "#. ").replace("#", "1").replace("#", "2").replace("#", "3")],
    ],
    [
      "add a bullet Next fit goes on from the last hole to the list in How to allocate",
      [fits, `${fits}\n- Next fit goes on from the last hole`],
    ],
    [
      "After the sentence that ends with longest time add: It is fair.",
      ["longest time.", "longest time. It is fair."],
    ],
    ["in the table change 64 to 128", ["64 B", "128 B"]],
    ["Cache line should be 128 B not 64 B in the table", ["64 B", "128 B"]],
    ["change the number in the code from 10 to 20", ["malloc(10", "malloc(20"]],
    ["in the code use 20 instead of 10", ["malloc(10", "malloc(20"]],
    [
      "replace page with block everywhere but not in the table",
      ["A **page fault** happens when a page", "A **block fault** happens when a block"],
      ["a victim page", "a victim block"],
      ["the wanted page", "the wanted block"],
      ["set of pages", "set of pages"],
      ["removes the page", "removes the block"],
      ["oldest page", "oldest block"],
    ],
    [
      "I want the row Frame to be above Page",
      [
        "| Page | 4 KB | a block of virtual memory |\n| Frame | 4 KB | a block of physical memory |",
        "| Frame | 4 KB | a block of physical memory |\n| Page | 4 KB | a block of virtual memory |",
      ],
    ],
    [
      "replace step 2 in Paging with Write it to the disk",
      ["2. Write it out if it was changed.", "2. Write it to the disk."],
    ],
    [
      'I dont like "alive with the help of the hardware", change it to "up"',
      ["alive with the help of the hardware", "up"],
    ],
    [
      "the second paragraph of Overview should go",
      [/Virtual memory was first[^\n]*\n\n/.exec(spokenEnglish)?.[0] ?? "", ""],
    ],
    [
      "can you turn the paragraph in Paging with LRU, FIFO and clock into a bullet list",
      [
        "The order of victims matters. LRU removes the page that was not used for the longest time. FIFO removes the oldest page. A clock",
        "The order of victims matters.\n\n- LRU removes the page that was not used for the longest time.\n- FIFO removes the oldest page.\n- A clock",
      ],
    ],
  ])("%s", (request, ...changes) => {
    expect(made(request, spokenEnglish)).toBe(changed(spokenEnglish, changes));
  });

  test.each<[string, ...Change[]]>([
    ["слушай, замени пожалуйста по-своему на как придётся", ["по-своему", "как придётся"]],
    ["в слове меняется опечатка, поправь", ["меняеться", "меняется"]],
    ["с первичного ключа сними жирный шрифт", ["**Первичный ключ**", "Первичный ключ"]],
    ["дерево не нужно выделять курсивом", ["*дерево*", "дерево"]],
    ["внешний ключ → вторичный ключ", ["Внешний ключ может", "Вторичный ключ может"]],
    [
      "удали строку про составной ключ",
      ["| Составной | курс и семестр | состоит из нескольких столбцов |\n", ""],
    ],
    ["в таблице вместо курс и семестр должно быть курс и год", ["курс и семестр", "курс и год"]],
    ["у внешнего ключа должно быть не номер, а код группы", ["номер группы", "код группы группы"]],
    ["в коде замени Иванов на Петров", ["Иванов", "Петров"]],
    [
      "удали второе предложение в разделе Индексы",
      [" Он ускоряет поиск, но замедляет запись.", ""],
    ],
    [
      "поменяй местами третий и четвёртый пункт в списке свойств",
      [
        "3. Изоляция: чужие изменения не видны.\n4. Долговечность: записанное не пропадает.",
        "3. Долговечность: записанное не пропадает.\n4. Изоляция: чужие изменения не видны.",
      ],
    ],
    [
      "поменяй местами 1 и 2 пункт",
      [
        "1. Атомарность: всё или ничего.\n2. Согласованность: правила не нарушаются.",
        "1. Согласованность: правила не нарушаются.\n2. Атомарность: всё или ничего.",
      ],
    ],
    [
      "первый пункт переставь в конец списка",
      [
        properties,
        "1. Согласованность: правила не нарушаются.\n2. Изоляция: чужие изменения не видны.\n3. Долговечность: записанное не пропадает.\n4. Атомарность: всё или ничего.",
      ],
    ],
    [
      "добавь ещё одну строку в таблицу: Потенциальный | ИНН | мог бы быть первичным",
      ["столбцов |\n", "столбцов |\n| Потенциальный | ИНН | мог бы быть первичным |\n"],
    ],
    [
      "ну и добавь в конец списка Свойства транзакции пункт Надёжность: сбой ничего не портит",
      [properties, `${properties}\n5. Надёжность: сбой ничего не портит.`],
    ],
    [
      "после слов всё или ничего добавь ещё пункт Порядок",
      [
        properties,
        properties
          .replace("2.", "3.")
          .replace("3. И", "4. И")
          .replace("4. Д", "5. Д")
          .replace("3. С", "2. Порядок.\n3. С"),
      ],
    ],
    [
      "сделай из абзаца про три нормальные формы нумерованый список",
      [
        "Есть три нормальные формы. Первая запрещает списки в ячейках. Вторая требует зависимости от всего ключа. Третья",
        "Есть три нормальные формы:\n\n1. Первая запрещает списки в ячейках.\n2. Вторая требует зависимости от всего ключа.\n3. Третья",
      ],
    ],
    [
      "список свойств транзакции преврати в текст",
      [`:\n\n${properties}`, `: ${properties.replaceAll(/\d\. /g, "").replaceAll("\n", " ")}`],
    ],
  ])("%s", (request, ...changes) => {
    expect(made(request, spokenRussian)).toBe(changed(spokenRussian, changes));
  });

  const titles = (text: string) => [...text.matchAll(/^## (.+)/gm)].map(([, title]) => title);
  const entries = (text: string) => [...text.matchAll(/^- \[(.+?)\]/gm)].map(([, title]) => title);
  test.each([
    [
      "I'd like Paging to come before How to allocate",
      spokenEnglish,
      ["Overview", "Key terms", "Paging", "How to allocate", "Put it to use"],
    ],
    [
      "How to allocate should come last",
      spokenEnglish,
      ["Overview", "Key terms", "Paging", "Put it to use", "How to allocate"],
    ],
    [
      "хочу чтобы раздел Индексы шёл сразу после Ключей",
      spokenRussian,
      ["Что такое база", "Ключи", "Индексы", "Нормальные формы", "Транзакции"],
    ],
    [
      "раздел Индексы перенеси в самый конец плиз",
      spokenRussian,
      ["Что такое база", "Ключи", "Нормальные формы", "Транзакции", "Индексы"],
    ],
  ])("%s", (request, document, order) => {
    const text = made(request, document);
    expect(titles(text).slice(1)).toEqual(order);
    expect(entries(text)).toEqual(order);
  });
});

test.each([
  // Asked about.
  ["so what does LRU do", spokenEnglish, "question"],
  ["а что такое внешний ключ", spokenRussian, "question"],
  ["скока нормальных форм бывает", spokenRussian, "question"],
  // Taken back.
  ["hmm no, put that sentence back", spokenEnglish, "back"],
  ["no wait, undo that", spokenEnglish, "undo"],
  ["ой, верни обратно", spokenRussian, "back"],
  // A model's work.
  ["Overview is too long, shorten it to two or three sentences", spokenEnglish, "unable"],
  ["explain paging in simpler words and put it under the table", spokenEnglish, "unable"],
  ["раздел про ключи слишком длинный, сделай покороче", spokenRussian, "unable"],
  ["напиши в конец Индексов ещё одно предложение своими словами", spokenRussian, "unable"],
  // Not there.
  ["please remove the chapter on caching", spokenEnglish, "heading_absent"],
  ["Замени фразу ключ это имя на ключ это номер", spokenRussian, "absent"],
  ["aproksimation is spelled wrong", spokenEnglish, "absent"],
  // Several places.
  ["delete bullet 3 of the list", spokenEnglish, "which of 2"],
  ["make page bold", spokenEnglish, "which of 5"],
  // Not sure.
  ["aproximation is spelled wrong", spokenEnglish, "not guessed"],
  ["replace LRU with FIFO and LRU in How to allocate", spokenEnglish, "not guessed"],
  ["add a column to the table", spokenEnglish, "not guessed"],
  ["add a comma after the word hardware", spokenEnglish, "not guessed"],
  ["добавь картинку в раздел Индексы", spokenRussian, "not guessed"],
  ["удали последнюю строчку", spokenRussian, "not guessed"],
  ["replace faulty with a better word", spokenEnglish, "unable"],
  ["replace frames with page frames in Overview", spokenEnglish, "not guessed"],
  ["replace fault with page fault", spokenEnglish, "unchanged"],
  ["replace faulty with buggy and delete the last sentence", spokenEnglish, "offers"],
  ["замени строк на рядов везде кроме раздела Что такое база", spokenRussian, "not guessed"],
  ["remove memory from the title", spokenEnglish, "not guessed"],
  ["change 10 to 20 bytes", spokenEnglish, "not guessed"],
  ["в каком году предложили модель", spokenRussian, "question"],
  ["don't delete the table", spokenEnglish, "not guessed"],
  ["delete nothing", spokenEnglish, "not guessed"],
  ["change Page to Leaf in the third row", spokenEnglish, "not guessed"],
  ["replace hole with gap in How to alocate", spokenEnglish, "not guessed"],
  ["put it right after the table", spokenEnglish, "not guessed"],
  ["не удаляй раздел Индексы", spokenRussian, "not guessed"],
  ["допиши в конце раздела Указатели: Индекс занимает место.", spokenRussian, "not guessed"],
])("%s", (request, document, why) => {
  expect(made(request, document)).toBe(why);
});
