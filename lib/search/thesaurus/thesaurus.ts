import { stopTerms, termsOf } from "#lib/search/terms-of.ts";
import { actions } from "./actions.ts";
import { everyday } from "./everyday.ts";
import { things } from "./things.ts";

/** Windows and their parts, and what goes wrong in them. Each line is a group of words that a manual may use for one another. */
const windows = `
sidebar, side panel, side pane, task pane; боковая панель, панель сбоку, область задач
customize toolbar, add button, toolbar missing button, rearrange toolbar; настроить панель инструментов, добавить кнопку, свои кнопки, изменить панель
split window, two panes, split view; разделить окно, две части окна, разбить окно
workspace, arrangement of panels, save window positions; рабочее пространство, рабочая среда, расположение окон, запомнить положение окон
right button, right mouse, control click; правая кнопка мыши, правый клик, правой кнопкой, контекстное меню
multiple selection, select several, select with shift, rubber band; выделить несколько, множественный выбор, резиновая рамка, рамкой мыши
keep on top, always on top, windows behind; поверх всех окон, окно прячется, всегда сверху
collapsible, fold section, disclosure triangle, unfold button; разворачивающий, сворачиваемый, треугольник раскрытия, раскрывающая стрелка
spin box, number field, increment arrows; поле со стрелками, счётчик, числовое поле
close tab, switch tabs, next tab, tab bar; закрыть вкладку, переключить вкладку, между вкладками, панель вкладок
zoom with wheel, zoom in, zoom out, closer view; приблизить, отдалить, крупнее показать, колёсиком, уменьшить масштаб
view mode, web view, normal view, outline view; режим просмотра, режим отображения, вид структуры
screen reader, keyboard only, high contrast, magnifier; экранный диктор, без мыши, слабовидящий, высокая контрастность
portable version, update program, newest version, download program; портативная версия, обновить программу, новая версия, скачать программу
where are settings stored, user profile folder, configuration folder; где хранятся настройки, папка пользователя, личный каталог, папка профиля
safe mode, start without extensions, clean start; безопасный режим, без расширений, чистый запуск
picture not shown, image missing, empty frame instead of picture; не видно картинку, картинка не отображается, пустая рамка, рисунок не виден
screen black, image turned black, everything black, black picture; чёрный экран, всё чёрное, картинка почернела, чёрное изображение
nothing happens, tool not working, brush stopped working, active selection; ничего не происходит, перестал работать, перестала рисовать, активное выделение, не реагирует
toolbar is gone, toolbar disappeared, panels disappeared, windows are missing, tool windows missing, hidden panels; пропала панель, исчезла панель, пропали панели, исчезли панели, пропали окна, нет панели инструментов, скрытые панели
wrong layer active, check active layer, painting under another layer; не тот слой, активный слой, рисую не видно, слой не активен, слой скрыт
colors look different, different on another screen, colors changed after export; цвета отличаются, на другом экране, цвета изменились, другие цвета, цветовой профиль
text became picture, text cannot be edited, text tool does not edit; текст не редактируется, текст стал картинкой, не меняется текст, растровый текст
letters are missing, squares instead of letters, empty boxes; квадратики вместо букв, пустые квадраты, нет букв
font was replaced, different font on other computer, embed fonts; шрифт заменился, другой шрифт, встроить шрифты, внедрить шрифты, подмена шрифта
image got stretched, squashed, photo is distorted, keep proportions; картинка сплющилась, сплющило, вытянуто, растянулось, сохранить пропорции, искажены пропорции
lost quality, quality got worse, picture became bad, blurry after resize; потеря качества, ухудшилось качество, стало хуже, качество испортилось, портится
pasted layer, pasted but cannot edit, floating layer; вставленный слой, плавающий слой, всплывающее выделение, прикрепить слой
background replaced, change background, put on another background, new background; заменить фон, поменять фон, другой фон, на другой фон, сменить фон
poster, large print, split on several pages, tile print; плакат, печать по частям, на несколько листов, постер
texture overlay, texture on photo; наложить текстуру, текстура на фото, фактура
tile set, sprite, game graphics; спрайт, спрайты, графика для игр, тайлы
handwriting, signature, transparent signature; рукописный, подпись, росчерк, прозрачная подпись
silhouette, black figure, cutout shape; силуэт, чёрная фигура, теневой профиль
double exposure, transparent photo over photo; двойная экспозиция, мультиэкспозиция
rain, snow, snowflakes, falling snow; дождь, снег, снежинки
`;

const texts = [actions, things, windows, everyday];

/** A word or a phrase as terms, stop words included: "get rid of". */
type Phrase = readonly string[];

/** Terms that say something together; of a phrase those that tell. */
export type Terms = readonly string[];

const groups: readonly (readonly Phrase[])[] = texts
  .flatMap((text) => text.split("\n"))
  .filter((line) => line.trim() !== "")
  .map((line) =>
    line
      .split(/[;,]/u)
      .map(termsOf)
      .filter(({ length }) => length > 0),
  );

const tellingOf = (phrase: Phrase): Terms => [
  ...new Set(phrase.filter((term) => !stopTerms.has(term))),
];

interface Entry {
  readonly phrase: Phrase;
  readonly telling: Terms;
  readonly group: number;
}

const entries: readonly Entry[] = groups.flatMap((phrases, group) =>
  phrases.map((phrase) => ({ phrase, telling: tellingOf(phrase), group })),
);
const byFirst = Map.groupBy(entries, ({ phrase }) => phrase[0]);
const byFirstTelling = Map.groupBy(entries, ({ telling }) => telling[0]);

const keyOf = (terms: Terms): string => terms.toSorted().join(" ");

/** What the groups say, each phrase once. */
const saidBy = (numbers: Iterable<number>): Terms[] => {
  const said = new Map<string, Terms>();
  for (const number of numbers) {
    for (const terms of (groups[number] ?? []).map(tellingOf)) {
      if (terms.length > 0) said.set(keyOf(terms), terms);
    }
  }
  return [...said.values()];
};

/** What may be said for a word, the word itself too, and in how many groups it is, which is how many meanings it has. */
export const synonymsOf = (term: string): { groups: number; said: readonly Terms[] } => {
  const own = (byFirst.get(term) ?? []).filter(({ phrase }) => phrase.length === 1);
  return { groups: own.length, said: saidBy(own.map(({ group }) => group)) };
};

/** Phrases of which the question has all telling words, in any order; "get rid of" and the like only as they stand. */
const phrasesAt = (terms: Terms, at: number, has: ReadonlySet<string>): Entry[] => {
  const standing = (byFirst.get(terms[at]) ?? []).filter(
    ({ phrase }) => phrase.length > 1 && phrase.every((term, index) => terms[at + index] === term),
  );
  const scattered = (byFirstTelling.get(terms[at]) ?? []).filter(
    ({ telling }) => telling.length > 1 && telling.every((term) => has.has(term)),
  );
  return [...standing, ...scattered];
};

/** For each phrase of several words in a question, what may be said for it. */
export const phrasesIn = (terms: Terms): (readonly Terms[])[] => {
  const has = new Set(terms);
  const found = terms.flatMap((_, at) => phrasesAt(terms, at, has));
  const byWords = Map.groupBy(found, ({ telling }) => keyOf(telling));
  return [...byWords.values()].map((same) => saidBy(new Set(same.map(({ group }) => group))));
};
