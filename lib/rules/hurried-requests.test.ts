import { describe, expect, test } from "vitest";
import { applyPatches } from "#lib/quotes/patch.ts";
import { planCommands, planWhole } from "./edit-commands.ts";
import { inOwnWords } from "./own-words.ts";
import type { RequestReading } from "./read-edit-request.ts";
import {
  cellNote,
  electricityNote,
  photosynthesisNote,
  revolutionNote,
  sqlNote,
  warNote,
} from "./testing/hurried-notes.ts";

/** What a request makes of a note; null where it stays as it is. */
const made = (read: RequestReading | null, document: string): string | null => {
  const plan =
    read?.kind === "commands"
      ? planCommands({ document, selection: null, language: "en" }, read.commands)
      : read?.kind === "whole" && read.command.kind !== "undo_edit"
        ? planWhole(document, read.command, "en")
        : null;
  if (plan?.kind !== "placed") return null;
  const patches = plan.edits.flatMap((edit) => edit.patches);
  return applyPatches(document, patches) ?? "the patches do not fit";
};

/** "-old" and "+new" in turn say all that changes; "holds" and "lacks" a part of it. */
const expectMade = (text: string | null, document: string, expected: readonly string[]): void => {
  const told = (sign: string) =>
    expected.flatMap((one) => (one.startsWith(sign) ? [one.slice(sign.length)] : []));
  const [old, fresh] = [told("-"), told("+")];
  const changed = old.reduce((rest, from, index) => {
    expect(rest.split(from), from).toHaveLength(2);
    return rest.replace(from, () => fresh[index] ?? "");
  }, document);
  if (old.length > 0) expect(text).toBe(changed);
  for (const part of told("holds ")) expect(text).toContain(part);
  for (const part of told("lacks ")) expect(text).not.toContain(part);
  expect(text).not.toBeNull();
};

test.each<[string, string, ...string[]]>([
  [
    "I think the part about full joins being rarely needed should go",
    sqlNote,
    "lacks Full joins are rarely",
  ],
  [
    "could you, in the section on joins, swap medium for slow-ish",
    sqlNote,
    "-| medium |",
    "+| slow-ish |",
  ],
  [
    "there's a typo in the 1st paragraph: 'recieve' should be 'receive'",
    sqlNote,
    "-recieve",
    "+receive",
  ],
  ["pls delete the bit about joins", sqlNote, "lacks ## Outer and inner||| ~!(#outer-and"],
  [
    "can you delete the part on transactions please, we won't have that in the exam",
    sqlNote,
    "lacks ## Transactions",
  ],
  [
    "hey the section on grouping should come before joins",
    sqlNote,
    "holds ## Grouping rows\n\nGROUP BY collects",
  ],
  [
    'i\'d rather have "Steps to transfer money" as title for Transactions',
    sqlNote,
    "-## Transactions",
    "+## Steps to transfer money",
    "-[Transactions](#transactions)",
    "+[Steps to transfer money](#steps-to-transfer-money)",
  ],
  ["postgres came out in 1995 not 1996, can you change that", sqlNote, "-1996", "+1995"],
  [
    "in the transactions list, could step 4 be moved before step 2?",
    sqlNote,
    "-2. Subtract the amount\n3. Add the amount\n4. Write the log",
    "+2. Write the log\n3. Subtract the amount\n4. Add the amount",
  ],
  ["The prof is called Lindquist, not Lindqvist", sqlNote, "-Lindqvist", "+Lindquist"],
  [
    "remove the last sentence of common mistakes, it's wrong",
    sqlNote,
    "lacks Quotes around numbers",
  ],
  ["can you make deadlock not bold anymore", sqlNote, "-**deadlock**", "+deadlock"],
  ["please get rid of the line about AVG", sqlNote, "-- AVG gives the mean\n", "+"],
  [
    "the row for Full outer isn't needed, drop it",
    sqlNote,
    "-| Full outer | all rows of both | slow |\n",
    "+",
  ],
  [
    "add MIN gives the smallest value to the list after MAX",
    sqlNote,
    "-- MAX gives the largest value\n",
    "+- MAX gives the largest value\n- MIN gives the smallest value\n",
  ],
  [
    "oh and could you turn the list of aggregate functions into a table",
    sqlNote,
    "holds | COUNT counts the rows |",
  ],
  [
    'hm, I\'d like the words "customer table" to be bold',
    sqlNote,
    "-the customer table",
    "+the **customer table**",
  ],
  [
    "swap steps 2 and 3",
    sqlNote,
    "-2. Subtract the amount\n3. Add the amount",
    "+2. Add the amount\n3. Subtract the amount",
  ],
  [
    "instead of accounts write wallets in the list",
    sqlNote,
    "-Lock both accounts",
    "+Lock both wallets",
  ],
  ["you can drop the lecture 2 sentence in select", sqlNote, "lacks Lecture 2 showed"],
  [
    "replace the word clause by part everywhere",
    sqlNote,
    "-The WHERE clause keeps",
    "+The WHERE part keeps",
    "-Forgetting the WHERE clause",
    "+Forgetting the WHERE part",
  ],
  ["I think the bit about seven prisoners can go", revolutionNote, "lacks Only seven"],
  [
    "there is a spelling mistake in the bastille section, govenor -> governor",
    revolutionNote,
    "-govenor",
    "+governor",
  ],
  ["move the glossary to the top", revolutionNote, "holds # The French Revolution\n\n## Glossary"],
  [
    "It would be nice if the Terror came before the Bastille",
    revolutionNote,
    "holds vote.\n\n## The Terror",
  ],
  ["could you please remove the ideas section", revolutionNote, "lacks ### Ideas"],
  [
    "in the bit on money, change 1.3 billion to 1.5 billion",
    revolutionNote,
    "-1.3 billion",
    "+1.5 billion",
  ],
  ["the number of deputies should be 580 instead of 578", revolutionNote, "-578", "+580"],
  [
    "put the guillotine first in the list",
    revolutionNote,
    "holds ## The Terror\n\n- The guillotine",
  ],
  [
    "turn the glossary table into a list",
    revolutionNote,
    "holds - Bastille — Meaning: a prison in Paris; Year: 1370",
  ],
  [
    'please add "He was guillotined the next day." after the sentence about Robespierre',
    revolutionNote,
    "-9 Thermidor.",
    "+9 Thermidor. He was guillotined the next day.",
  ],
  [
    'call the section The Terror "Reign of Terror" instead',
    revolutionNote,
    "-## The Terror",
    "+## Reign of Terror",
  ],
  [
    "Rousseau and Montesquieu should be in italics",
    revolutionNote,
    "-Rousseau and Montesquieu",
    "+*Rousseau and Montesquieu*",
  ],
  [
    "поменяй лампочки на лампы везде",
    electricityNote,
    "-во всех лампочках",
    "+во всех лампах",
    "-В гирлянде лампочки",
    "+В гирлянде лампы",
  ],
  [
    "вместо лампочек будут светодиоды в предложении про гирлянду",
    electricityNote,
    "-В гирлянде лампочки",
    "+В гирлянде светодиоды",
  ],
  [
    "мне кажется часть про соединения надо перенести в конец",
    electricityNote,
    "holds запрещено.\n\n## Последовательное",
  ],
  ["думаю, раздел про мощность лишний", electricityNote, "lacks ## Мощность", "lacks (#мощность"],
  [
    "слушай, там во 2 абзаце опечатка: киловат-часы, надо киловатт-часы",
    electricityNote,
    "-киловат-часы",
    "+киловатт-часы",
  ],
  ["а можешь в таблице утюгу поставить 2200 Вт вместо 1800 Вт", electricityNote, "-1800", "+2200"],
  [
    "удали плиз пункт про соседей",
    electricityNote,
    "-3. Надеть перчатки\n4. Предупредить соседей",
    "+3. Надеть перчатки",
  ],
  [
    "переставь перчатки перед проверкой напряжения",
    electricityNote,
    "-2. Проверить отсутствие напряжения\n3. Надеть перчатки",
    "+2. Надеть перчатки\n3. Проверить отсутствие напряжения",
  ],
  ["закон Ома был открыт в 1826, а не в 1827", electricityNote, "-1827", "+1826"],
  [
    "убери последнее предложение из правил, оно лишнее",
    electricityNote,
    "lacks Инструменты с повр",
  ],
  [
    "строку про холодильник можно удалить",
    electricityNote,
    "-| Холодильник | 150 Вт | 24 часа |\n",
    "+",
  ],
  ["сделай из списка правил таблицу", electricityNote, "holds | 1 | Отключить автомат |"],
  [
    "хочу чтобы безопасность шла первой",
    electricityNote,
    "holds # Электричество в доме\n\n## Содержание\n\n- [Правила",
  ],
  [
    "назови раздел про мощность Сколько ест прибор",
    electricityNote,
    "-## Мощность приборов",
    "+## Сколько ест прибор",
    "-[Мощность приборов](#мощность-приборов)",
    "+[Сколько ест прибор](#сколько-ест-прибор)",
  ],
  [
    "после Чайника добавь строку Тостер | 900 Вт | 5 минут",
    electricityNote,
    "-10 минут |\n",
    "+10 минут |\n| Тостер | 900 Вт | 5 минут |\n",
  ],
  ["убери кусок про толщину мембраны", cellNote, "lacks Толщина мембраны"],
  ["исправь согласовано на согласованно", cellNote, "-согласовано", "+согласованно"],
  [
    "аппарат гольджи поставь в начало списка",
    cellNote,
    "holds ## Органеллы цитоплазмы\n\n- Аппарат Гольджи",
  ],
  ["поменяй местами мейоз и митоз", cellNote, "holds ## Деление клетки\n\n### Мейоз"],
  ["вместо слова липидов напиши жиров", cellNote, "-липидов", "+жиров"],
  [
    "добавь в конец раздела про мембрану: Её изучают под микроскопом.",
    cellNote,
    "-нанометров.",
    "+нанометров.\n\nЕё изучают под микроскопом.",
  ],
  ["выдели ядрышко жирным пожалуйста", cellNote, "-ядрышко", "+**ядрышко**"],
  ["раздел вывод не нужен", cellNote, "lacks ## Вывод"],
  ["замени бактерий на прокариот, спасибо", cellNote, "-бактерий", "+прокариот"],
  [
    "поменяй энергию на АТФ в пункте про митохондрии",
    cellNote,
    "-производят энергию",
    "+производят АТФ",
  ],
  [
    "лизосомы и рибосомы надо поменять местами",
    cellNote,
    "-- Рибосомы: собирают белки\n- Лизосомы: переваривают вещества",
    "+- Лизосомы: переваривают вещества\n- Рибосомы: собирают белки",
  ],
  [
    "во втором предложении про мембрану вместо ионы должно быть соли",
    cellNote,
    "-задерживает ионы",
    "+задерживает соли",
  ],
  ["pls kick out the part about cacti", photosynthesisNote, "lacks Cacti"],
  [
    'in step 2 of the calvin cycle it should say "Reduction to sugar"',
    photosynthesisNote,
    "-2. Reduction of the sugar",
    "+2. Reduction to sugar",
  ],
  [
    'I\'d call the factors section "Limiting factors"',
    photosynthesisNote,
    "-## Factors that limit the rate",
    "+## Limiting factors",
    "-[Factors that limit the rate](#factors-that-limit-the-rate)",
    "+[Limiting factors](#limiting-factors)",
  ],
  [
    "I want the list in light reactions to be numbered",
    photosynthesisNote,
    "holds 1. Photosystem II",
  ],
  [
    'change "fast" to "very fast" and "slow" to "very slow"',
    sqlNote,
    "-| fast |",
    "+| very fast |",
    "-| slow |",
    "+| very slow |",
  ],
  ["make the numbered list a bullet list", sqlNote, "holds - Lock both accounts"],
  [
    "там ошибка в слове Нюренбергский, правильно Нюрнбергский",
    warNote,
    "-Нюренбергский",
    "+Нюрнбергский",
  ],
  [
    "давай причины поставим после нападения на Польшу",
    warNote,
    "holds разделена.\n\n## Причины войны",
  ],
  ["блокада длилась 871 день, а не 872 дня", warNote, "-872 дня", "+871 день"],
  ["мне не нравится слово унизил, поставь ослабил", warNote, "-унизил", "+ослабил"],
  ["в третьем пункте вместо дуга напиши битва", warNote, "-3. Курская дуга", "+3. Курская битва"],
  [
    "таблицу с городами преврати в список",
    warNote,
    "holds - Москва — Начало: сентябрь 1941; Конец: апрель 1942",
  ],
  [
    "надо бы раздел про закон ома назвать просто Ом",
    electricityNote,
    "-## Закон Ома",
    "+## Ом",
    "-[Закон Ома](#закон-ома)",
    "+[Ом](#ом)",
  ],
])("%s", (request, document, ...expected) => {
  expectMade(made(inOwnWords(request, document), document), document, expected);
});

test.each([
  ['Maybe rename "Common mistakes" to something like Pitfalls', sqlNote, "kept"],
  ["what does having do?", sqlNote, "question"],
  ["shorten the joins part a bit", sqlNote, "unable"],
  ["delete everything about triggers", sqlNote, "kept"],
  ["the estates general met in june, not in may, please fix", revolutionNote, "kept"],
  ["in the glossary the year for estate should be 1303", revolutionNote, "kept"],
  ["split the estates general into two sections", revolutionNote, "kept"],
  ["в чём измеряют сопротивление?", electricityNote, "question"],
  ["замени ток на заряд в разделе про закон", electricityNote, "kept"],
  ["по-моему тут ошибка: Броун открыл ядро в 1833", cellNote, "kept"],
  ["перепиши вывод попроще", cellNote, "unable"],
  ["replace fast with quick and delete the last row", sqlNote, "kept"],
  [
    "I don't think we need the sentence about the greenhouse being expensive",
    photosynthesisNote,
    "offers",
  ],
  ['слово "зоны" замени на "секторы" в последнем предложении про германию', warNote, "kept"],
  ["скажи, кто открыл закон Ома", electricityNote, "question"],
])("%s", (request, document, word) => {
  const read = inOwnWords(request, document);
  expect(made(read, document)).toBeNull();
  if (word !== "kept") expect(read?.kind).toBe(word);
});

describe("what only looks like an order changes nothing", () => {
  test.each([
    ["don't delete the section on joins", sqlNote],
    ["please do not remove the last sentence", sqlNote],
    ["never replace COUNT with SUM", sqlNote],
    ["I deleted the section on joins yesterday", sqlNote],
    ["if the exam covers joins, delete the section on transactions", sqlNote],
    ["unless you know better, remove the row for Inner", sqlNote],
    ["why was the sentence about Lecture 2 deleted?", sqlNote],
    ['what does "replace NULL with 0" mean?', sqlNote],
    ["how do I delete the section on joins?", sqlNote],
    ["should I delete the section on joins?", sqlNote],
    ["can a transaction be deleted?", sqlNote],
    ["what happens if I remove the WHERE clause", sqlNote],
    ['does "delete the last row" work on a view?', sqlNote],
    ["delete the section on joins and make the rest prettier", sqlNote],
    ["replace Inner with Outer and then fix whatever breaks", sqlNote],
    ["delete something from the list", sqlNote],
    ["delete one of the rows", sqlNote],
    ["remove either COUNT or SUM", sqlNote],
    ["delete the section on joins, no wait, keep it", sqlNote],
    ["actually don't swap steps 2 and 3", sqlNote],
    ["swap steps 2 and 9", sqlNote],
    ["move step 4", sqlNote],
    ["the section on joins is really good", sqlNote],
    ["I think step 2 should come before I understand it", sqlNote],
    ["a transaction should be short", sqlNote],
    ["WHERE should be faster than HAVING", sqlNote],
    ["joins can go wrong", sqlNote],
    ["in the exam they replace NULL with 0", sqlNote],
    ["my teacher says to delete the WHERE clause", sqlNote],
    ["the book puts joins before grouping", sqlNote],
    ["make the table look better", sqlNote],
    ["make it less boring", sqlNote],
    ["delete all rows where speed is slow", sqlNote],
    ["remove everything except the table", sqlNote],
    ["replace the third word of the second paragraph", sqlNote],
    ["maybe we should delete the joins section?", sqlNote],
    ["would it be better to move transactions before joins?", sqlNote],
    ["I wonder whether to remove step 3", sqlNote],
    ["undo the damage I did to the table by hand", sqlNote],
    ["change it back to how my teacher had it", sqlNote],
    ["rename the thing", sqlNote],
    ["delete the section on joints if it is not needed", sqlNote],
    ["the WHERE clause can be removed from a query", sqlNote],
    ["COMMIT must come after ROLLBACK in the alphabet", sqlNote],
    ["to delete a row you write DELETE FROM", sqlNote],
    ["replace COUNT", sqlNote],
    ["replace with COUNT", sqlNote],
    ["add to the list", sqlNote],
    ["add MIN", sqlNote],
    ["put NULL", sqlNote],
    ["you should not remove the log step", sqlNote],
    ["don't touch the glossary", revolutionNote],
    ["nobody should delete the Ideas section", revolutionNote],
    ["who moved the glossary to the top?", revolutionNote],
    ["the Bastille was replaced with a square", revolutionNote],
    ["the king should be removed from power", revolutionNote],
    ["Robespierre wanted to delete the church from public life", revolutionNote],
    ["move on to the Terror", revolutionNote],
    ["the Third Estate should have 610 votes", revolutionNote],
    ["delete the paragraph about Napoleon", revolutionNote],
    ["не удаляй раздел про закон Ома", electricityNote],
    ["не надо менять лампочки на лампы", electricityNote],
    ["я удалил раздел про мощность, это нормально?", electricityNote],
    ["если этого не будет на экзамене, удали раздел про мощность", electricityNote],
    ["зачем удалять строку про утюг?", electricityNote],
    ["стоит ли удалить пункт про соседей?", electricityNote],
    ["что значит «замени ток на заряд»?", electricityNote],
    ["удали раздел про мощность и сделай остальное красиво", electricityNote],
    ["удали что-нибудь лишнее", electricityNote],
    ["удали один из пунктов", electricityNote],
    ["поменяй местами пункты 2 и 9", electricityNote],
    ["провода надо менять каждые двадцать лет", electricityNote],
    ["автомат можно убрать из цепи", electricityNote],
    ["учитель сказал удалить закон Ома", electricityNote],
    ["удали раздел про мощность, хотя нет, оставь", electricityNote],
    ["лампочки лучше поменять на светодиоды в каждой квартире", electricityNote],
    ["в книге ток заменили на заряд", electricityNote],
    ["можно ли заменить чайник на утюг?", electricityNote],
    ["сделай таблицу красивее", electricityNote],
    ["перенеси пункт", electricityNote],
    ["замени чайник", electricityNote],
    ["убери всё кроме таблицы", electricityNote],
    ["хорошо бы ничего не удалять", electricityNote],
    ["кто переставил строки в таблице?", electricityNote],
    ["не меняй местами митоз и мейоз", cellNote],
    ["если мейоз не нужен, удали его", cellNote],
    ["чтобы удалить ядро, нужна пипетка", cellNote],
    ["митоз должен идти после мейоза по учебнику?", cellNote],
    ["рибосомы можно удалить из клетки", cellNote],
    ["мембрана должна быть тоньше", cellNote],
    ["добавь про вирусы", cellNote],
    ["поменяй вывод", cellNote],
  ])("%s", (request, document) => {
    expect(made(inOwnWords(request, document), document)).toBeNull();
  });
});
