/** Slides, texts and sheets of an office. Each line is a group of words that a manual may use for one another. */
export const documents = `
presenter view, speaker notes, presenter console; режим докладчика, заметки докладчика, консоль докладчика
slide transition, slide change effect; смена слайдов, переход между слайдами, эффект перехода
object animation, appear on click, fly in, bullet by bullet; эффекты анимации, появление по щелчку, вылетание, пункты по одному
slide master, master slide, logo on all slides; мастер-слайд, образец слайда, логотип на всех слайдах, основной слайд
slide sorter, reorder slides, slide overview; сортировщик слайдов, переставить слайды, обзор слайдов
slide layout, placeholder, autolayout; макет слайда, заполнитель, местозаполнитель, разметка слайда
automatic advance, slides change by themselves, rehearse timings, kiosk; автопоказ, слайды сами меняются, автоматическая смена, репетиция, настройка времени
start from current slide, run presentation, begin slideshow; начать показ, запустить презентацию, показ слайдов, с текущего слайда
custom slide show, hidden slide, skip slide; произвольный показ, скрытый слайд, пропустить слайд
handout, print slides, several slides per page; тезисы, раздаточный материал, выдачи, несколько слайдов на листе
interaction, go to slide on click, action button; взаимодействие, переход на слайд по щелчку, управляющая кнопка
page number, number the pages, numbering; номер страницы, нумерация страниц, пронумеровать страницы
first page different, no number on title page, cover page; особая первая страница, титульный лист, без номера на первой, титул
landscape, portrait, page sideways, page orientation; альбомная, книжная, альбомный лист, ориентация страницы, горизонтальный лист, одна страница альбомная
page break, start on new page, new page; разрыв страницы, с новой страницы, новая страница
section break, different page style; разрыв раздела, стиль страницы, разрыв с изменением стиля
page margins, narrow margins, text edges; поля страницы, отступы от края, узкие поля
line spacing, double spaced, one and a half; межстрочный интервал, полуторный, двойной интервал
first line indent, red line, paragraph indent; красная строка, абзацный отступ, отступ первой строки
tab stop, tabulator, dots leader, align with dots; табуляция, позиция табуляции, заполнитель точками, отточие
bullet list, bulleted, numbered list, outline numbering; маркированный список, нумерованный список, многоуровневый список, маркеры
restart numbering, continue numbering, list number wrong; начать нумерацию заново, продолжить нумерацию, сбилась нумерация, нумерация с единицы
paragraph style, character style, styles, formatting at once; стиль абзаца, стиль символа, стили и форматирование
clear formatting, remove formatting, paste without formatting, plain text paste; убрать форматирование, очистить форматирование, вставить без форматирования, неформатированный текст
copy formatting, format painter, paintbrush formatting, clone formatting; копировать формат, формат по образцу, кисть форматирования, перенести оформление
nonprinting characters, formatting marks, paragraph marks, hidden characters; непечатаемые символы, знаки форматирования, непечатные знаки, значки абзацев
non breaking space, keep words together, no break; неразрывный пробел, не разрывать слова, нерастяжимый
special character, insert symbol, degree sign, euro sign, unicode character; специальный символ, вставить символ, знак градуса, спецсимвол, знак рубля
autocorrect, changes my text, automatic replacement, capital letter by itself; автозамена, сам исправляет, автоисправление, сам ставит заглавную
word completion, autocomplete, autoinput, suggests words; автодополнение, завершение слов, автоввод, дополняет слова
autotext, text blocks, boilerplate, snippets; автотекст, заготовки текста, блоки текста
red wavy line, wavy underline, misspelled, underlined red; красная волнистая, подчёркивает красным, волнистая линия, орфографические ошибки
thesaurus, synonyms; тезаурус, синонимы
track changes, record changes, who changed, corrections visible; отслеживание изменений, запись изменений, правки рецензента, режим правки, исправления
accept changes, reject changes, review; принять изменения, отклонить правки, рецензирование
comment in margin, annotation, note to text; комментарий на полях, примечание, заметка на полях
compare documents, document versions, two versions; сравнить документы, различия документов, версии документа
mail merge, letters to many, serial letter, labels; рассылка писем, серийные письма, слияние писем, наклейки, этикетки
word count, how many words, count characters; количество слов, число символов, посчитать знаки, статистика документа
case change, uppercase, capital letters, lowercase, caps; прописные, заглавные, строчные, верхний регистр, капс, изменить регистр, большие буквы
small caps, superscript, subscript; капитель, надстрочный, подстрочный
strikethrough, crossed out, struck; зачёркнутый, перечёркнутый, зачеркнуть
text background, marker, highlighting; фон символов, маркер, выделить жёлтым, подсветка текста
find and replace, replace all words, search and replace; найти и заменить, заменить слово везде, поиск и замена
navigator, document outline, jump to heading, document structure; навигатор, структура документа, схема документа
table of figures, index entry, bibliography, citation; список иллюстраций, алфавитный указатель, список литературы, библиография, цитирование
update index, refresh contents, update fields; обновить оглавление, обновить указатель, обновить поля
caption, figure number, numbered picture; подпись к рисунку, номер рисунка, название рисунка
watermark in document, background text; водяной знак, подложка, надпись на фоне
password on file, protect document, encrypt file; пароль на файл, защитить документ, запаролить, с паролем
read only document, cannot edit, edit mode, locked file; только чтение, не редактируется, режим правки, файл заблокирован, нельзя изменить
digital signature, sign document, certificate; цифровая подпись, электронная подпись, подписать документ
export pdf, save as pdf, make pdf, pdf form; экспорт в PDF, сохранить в пдф, сделать пдф, пдф
form control, fillable form, check box in document, dropdown in document; элемент управления формы, заполняемая форма, поле со списком, бланк
anchor, anchored to paragraph, picture jumps, image moves with text; привязка, якорь, картинка скачет, рисунок съезжает, привязка к абзацу
formatting shifts, layout broken, document looks different in word; съехало форматирование, поехала вёрстка, съезжает, всё съехало, разъехалось
docx, open word document, microsoft format, compatibility; ворд, docx, формат ворда, совместимость с Word
enter data fast, fill down, fill series, autofill, drag corner; автозаполнение, заполнить вниз, протянуть, растянуть формулу, заполнить ряд, прогрессия
freeze rows, keep header visible, header row stays, freeze panes; закрепить строку, закрепить шапку, шапка таблицы, зафиксировать строку, заморозить
repeat header on each page, repeat rows to print; сквозные строки, шапка на каждой странице, повторять строки, повтор заголовка
print area, print range, print part of sheet, fit on one page; область печати, диапазон печати, на одну страницу, уместить на листе
row height, column width, optimal width, hashes in cell, hash signs; высота строки, ширина столбца, оптимальная ширина, решётки в ячейке, решётка вместо числа
wrap text in cell, line break in cell, several lines in cell; перенос в ячейке, перенос по словам, несколько строк в ячейке, автоматический перенос
conditional formatting, color cells depending, highlight values, data bars, color scale; условное форматирование, раскрасить ячейки, цвет от значения, подсветить значения
data validation, validity, allow only certain, dropdown in cell; проверка данных, проверка вводимых, выпадающий список в ячейке, допустимые значения
autofilter, standard filter, show only rows; автофильтр, стандартный фильтр, показать только строки, отфильтровать строки
pivot table, data pilot, cross table; сводная таблица, свод, сводка по группам
remove duplicates, repeated rows, unique rows; удалить дубликаты, повторяющиеся строки, убрать повторы
number became date, shows date instead, text instead of number, apostrophe, number as text; вместо числа дата, превращает в дату, число как текст, апостроф, формат ячейки
leading zeros, keep zeros, number format; ведущие нули, нули впереди, пропадают нули, формат числа
decimal places, decimal comma, rounding display; знаки после запятой, десятичный, дробная часть, разделитель
recalculate, formula not updating, shows formula instead of result; пересчитать, не пересчитывается, показывает формулу, формула не считает, автовычисление
circular reference, iterations, err 522; циклическая ссылка, итерации, круговая ссылка
vlookup, lookup value, find in another table; ВПР, подтянуть данные, найти в другой таблице, поиск по столбцу
countif, sumif, count matching, sum by condition; СЧЁТЕСЛИ, СУММЕСЛИ, сумма по условию, посчитать по условию
if function, nested conditions, iferror; ЕСЛИ, вложенные условия, функция если
array formula, matrix formula, curly braces; формула массива, матричная формула, фигурные скобки
named range, range name, cell name; именованный диапазон, имя диапазона, имя ячейки
dollar sign, absolute reference, reference does not move; знак доллара, абсолютная ссылка, закрепить ячейку, зафиксировать ссылку
reference another sheet, link to other file, external data; ссылка на другой лист, данные из другого файла, внешние данные, связь с файлом
goal seek, solver, what if, scenario; подбор параметра, решатель, что если, сценарий
trace precedents, detective, where does formula come from; влияющие ячейки, зависимые ячейки, детектив
trendline, regression line, secondary axis, error bars; линия тренда, вторая ось, вспомогательная ось, планки погрешностей
chart legend, axis labels, data labels, data series; легенда, подписи осей, подписи данных, ряд данных
pie chart, column chart, scatter chart, line chart; круговая диаграмма, столбчатая, гистограмма, точечная диаграмма
transpose, rows to columns, paste special; транспонировать, строки в столбцы, специальная вставка, вставить как
text to columns, split cell, separate names; текст по столбцам, разделить ячейку, разбить по столбцам
sheet tab, rename sheet, tab color, new sheet; ярлычок листа, переименовать лист, новый лист, ярлык
protect sheet, protect cells, lock cells; защитить лист, защита листа, защитить ячейки
hide rows, show hidden rows, hidden column, outline group; скрыть строки, показать скрытые, скрытый столбец, показать столбцы
crazy characters, gibberish, question marks instead of letters, wrong encoding, mojibake; кракозябры, кодировка, вопросики вместо букв, иероглифы вместо, каракули
mesh, polygons, wireframe, topology; полигональная сетка, меш, каркас, полигон
`;
