/** Things of any program and what they are like. Each line is a group of words that a manual may use for one another. */
export const things = `
picture, image, photo, photograph, graphic, bitmap, snapshot, pic, shot; изображение, картинка, фото, фотография, рисунок, снимок, графика, фотоснимок, фотка, кадр
file, document; файл, документ
folder, directory, location, path; папка, каталог, директория, расположение, путь
window, dialog, dialogue, panel, pane, box, dialog box, palette; окно, окошко, диалог, панель, диалоговый
dialog, settings window, options; диалог, окно, параметры
button, icon, symbol, pictogram; кнопка, значок, иконка, пиктограмма, символ
menu, command, menu entry, menu item; меню, команда, пункт, пункт меню
context menu, right click, pop up, popup; контекстный, правая кнопка, всплывающий
toolbar, toolbox, tool bar, ribbon; панель инструментов, инструменты, тулбар
tool, instrument, utility; инструмент, средство, утилита
option, setting, parameter, preference, property, attribute, value; параметр, настройка, опция, свойство, атрибут, значение, установка
check box, checkbox, tick, box, toggle; флажок, галочка, переключатель, чекбокс, отметка
list, enumeration, drop down, combo box; список, перечень, выпадающий, раскрывающийся
slider, knob, handle, control; ползунок, регулятор, бегунок, движок, ручка
tab, page, card; вкладка, закладка, страница
key, keyboard, shortcut, hotkey, key combination, accelerator, keystroke; клавиша, клавиатура, сочетание клавиш, горячая клавиша, комбинация, комбинация клавиш, быстрый доступ
modifier key, shift, ctrl, alt; клавиша-модификатор, модификатор
mouse, pointer, cursor, caret; мышь, мышка, указатель, курсор
scroll wheel, mouse wheel, wheel; колёсико, колесо
tablet, stylus, pen, pressure; планшет, перо, стилус, нажим, давление
screen, monitor, display; экран, монитор, дисплей
full screen, fullscreen, whole screen; полноэкранный, полный экран, весь экран
clipboard, buffer, copied; буфер обмена, буфер, скопированный
selection, selected area, region, marquee, marching ants, chosen area, dotted line; выделение, выделенный, область, выбранный, участок, муравьи, рамка выделения, выделенная область
area, region, zone, part, section, place, spot; область, участок, зона, часть, место, фрагмент, регион
edge, border, boundary, margin, outline, contour, frame, rim, side; край, граница, рамка, кайма, контур, поле, кромка, бордюр, очертание, обводка
outline, contour, silhouette, stroke; контур, обводка, очертание, силуэт, абрис
corner, angle, degree; угол, уголок, градус
line, stroke, straight line, rule; линия, черта, прямая, штрих, полоса
curve, path, bezier, spline, vector; кривая, контур, безье, сплайн, вектор, векторный
circle, ellipse, oval, round, ring; круг, окружность, эллипс, овал, круглый, кольцо
rectangle, square, box; прямоугольник, квадрат, прямоугольный
shape, form, figure, object; форма, фигура, очертание, объект, вид
point, dot, spot, node, vertex; точка, узел, вершина, пятно
center, middle, centre, central, midpoint; центр, середина, центральный, посередине
grid, lattice, mesh, raster; сетка, решётка, растр
guide, helper line, auxiliary line, guideline, ruler line; направляющая, вспомогательная линия
ruler, measure; линейка, измеритель
background, backdrop, behind; фон, задний план, фоновый, подложка, сзади
foreground, front, primary color; передний план, основной цвет, впереди
layer, level, sheet; слой, уровень
transparent, see through, transparency, alpha, opacity, clear, opaque, translucent; прозрачный, прозрачность, непрозрачность, альфа, полупрозрачный, непрозрачный, просвечивать
color, colour, hue, tint, shade, tone; цвет, оттенок, тон, краска, окраска, цветной, цветовой, расцветка
grayscale, gray, grey, black and white, monochrome, desaturate, greyscale, colorless; серый, градации серого, чёрно-белый, монохромный, обесцветить, обесцвечивание, оттенки серого, монохром, ч/б
palette, color table, colormap, swatch, indexed; палитра, таблица цветов, цветовая карта, индексированный, образец
red, reddish; красный
green; зелёный
blue; синий, голубой
yellow; жёлтый
white; белый
black; чёрный
brown, sepia, brownish; коричневый, сепия
bright, light, brightness, lightness, luminance, luminosity, value, exposure; яркость, яркий, светлый, светлота, освещённость, экспозиция, осветлить
dark, darkness, shadow, underexposed, dim; тёмный, тень, темнота, затемнить, тёмные, недоэкспонированный, темнее
exposure, overexposed, underexposed, blown out, stops, too dark, too bright; экспозиция, выдержка, пересвет, недосвет, пересвечен, передержка, перевыдержанный, недовыдержанный
contrast, tonal range, dynamic range; контраст, контрастность, диапазон
saturation, vivid, vibrance, colorful, intensity, chroma; насыщенность, насыщенный, сочный, интенсивность, красочный, цветность
gradient, color transition, ramp, blend; градиент, переход, плавный переход
pattern, texture, tile, motif; текстура, узор, шаблон, рисунок, орнамент, плитка
brush, paintbrush; кисть, кисточка
pencil, pen; карандаш, перо, ручка
airbrush, spray; аэрограф, распылитель, спрей
eraser, rubber; ластик, стёрка
blur, soften, blurry, fuzzy, out of focus, unsharp, smooth; размытие, размыть, размывание, размытый, нечёткий, смазать, сглаживание, мутный
sharp, sharpen, crisp, sharpness, clear; резкость, резкий, чёткий, чёткость, чётче, резче
smooth, soft, antialias, anti-aliasing, feather, gradual, jagged; сглаживание, сгладить, гладкий, плавный, мягкий, растушёвка, растушевать, зубчатый
noise, grain, speckle, random dots, grainy; шум, зерно, зернистость, помехи, крапинки
dust, scratch, speck, spot, stain, blemish, defect, wrinkle; пыль, царапина, пятно, дефект, пятнышко, морщина, грязь
glow, shine, halo, bloom, aura; свечение, сияние, блеск, ореол
light, lighting, lamp, illumination, lit; свет, освещение, лампа, подсветка, световой, источник света
flare, glare, sun, reflection, highlight; блик, отблеск, солнце, солнечный, вспышка, засветка
shadow, drop shadow, shade; тень, отбрасывать
relief, emboss, bump, raised, height map, bas relief, embossed, stamped; рельеф, барельеф, тиснение, чеканка, выпуклый, карта высот, объёмный, чеканить
bevel, chamfer; фаска, скос, скошенный
3d, three dimensional, solid, depth; трёхмерный, объёмный, 3d, глубина
sphere, ball, globe, cylinder, can, cube; сфера, шар, цилиндр, куб, банка
wave, ripple, undulation, water; волна, рябь, волнистый, вода
fog, mist, haze, smoke, cloud; туман, дымка, дым, облако, облака, смог
fire, flame; огонь, пламя
fabric, cloth, textile, canvas, weave; ткань, полотно, холст, плетение, материя
wood, wooden; дерево, деревянный
paper, sheet, page; бумага, лист, страница
puzzle, jigsaw; паззл, головоломка, мозаика
mosaic, tiles, tessellation; мозаика, плитка
old, vintage, antique, aged, historic, old-fashioned, legacy; старый, старинный, устаревший, ретро, прежний
painting, artistic, oil paint, painted, artist, painterly; живопись, художественный, картина, масляный, маслом, художник
canvas, drawing area, work area; холст, рабочая область, полотно
mask, stencil, cover; маска, трафарет, маскирование
channel, component; канал, компонент, составляющая
frame, border, passe partout; рамка, кайма, обрамление
perspective, vanishing point, converging, viewed from below; перспектива, точка схода, ракурс
panorama, wide, 360; панорама, панорамный, широкий
animation, animated, gif, frames, moving; анимация, анимированный, кадры, гифка
effect, filter; эффект, фильтр
thumbnail, preview, icon, miniature; миниатюра, эскиз, превью, уменьшенное
template, preset, model, sample, stencil; шаблон, образец, заготовка, профиль, предустановка, пресет
example, sample, demo, illustration; пример, образец, иллюстрация
size, dimension, width, height, big, large, extent; размер, ширина, высота, величина, габариты, измерение
width, wide, thickness, thick, breadth; ширина, толщина, широкий, толстый
height, tall, high; высота, высокий
distance, spacing, gap, interval, space, margin; расстояние, интервал, промежуток, отступ, зазор, пробел
resolution, dpi, ppi, pixel density, detail; разрешение, dpi, плотность
pixel, dot, point; пиксель, пиксел, точка
unit, inch, centimeter, millimeter; единица, дюйм, сантиметр, миллиметр
percent, percentage, ratio, proportion, share; процент, доля, соотношение, пропорция, процентный
ratio, aspect ratio, proportion; соотношение, пропорция, соотношение сторон
quality, good looking, fidelity; качество, качественный
speed, rate, fast, slow, performance, velocity, quick; скорость, быстро, медленно, производительность, быстрый, медленный, тормозит, темп
memory, ram, cache; память, оперативный, кэш, озу
disk, storage, drive, space; диск, хранилище, накопитель, место, пространство
error, mistake, bug, fault, failure, problem, wrong, crash, trouble; ошибка, сбой, неполадка, проблема, неисправность, отказ, неверный, неправильный, баг
warning, notice, alert, message, complain; предупреждение, сообщение, уведомление, ругается, оповещение, предупреждать
log, journal, history, protocol; журнал, лог, история, протокол
history, previous, recent, earlier, past; история, недавний, предыдущий, прошлый, последний, раньше
version, release, edition; версия, выпуск, редакция
language, translation, locale, localization, translate; язык, перевод, локализация, переводить
name, title, identifier, caption, heading; имя, название, заголовок, наименование, идентификатор
number, figure, numeric, digit; число, номер, цифра, числовой
text, lettering, words, writing, letters, character, caption; текст, надпись, буква, слово, символ, письмо
font, typeface, lettering, type; шрифт, гарнитура
character, letter, sign, symbol, glyph; символ, знак, буква
bold, italic, underline, formatting; жирный, курсив, подчёркнутый, форматирование, начертание
paragraph, indent, alignment; абзац, отступ
format, type, kind, sort, style; формат, тип, вид, разновидность, стиль, род
style, look, appearance, design; стиль, вид, внешний вид, оформление, облик, выглядеть
theme, skin, dark mode; тема, оформление, тёмная тема
default, standard, normal, usual, predefined; умолчание, стандартный, обычный, стандарт, предопределённый
automatic, automatically, auto, by itself, without input; автоматически, автоматический, авто, само, сам
manual, by hand, manually; вручную, ручной
temporary, temp, transient; временный
random, arbitrary, chance; случайный, произвольный, случайно
empty, blank, null, void, missing; пустой, пусто, отсутствующий, незаполненный
same, equal, identical, equally, alike; одинаковый, равный, тот же, идентичный, равно
different, other, various, distinct, unlike; разный, другой, различный, иной
similar, alike, like, resemble; похожий, подобный, схожий, сходный
first, initial, beginning, top; первый, начальный, начало, исходный
last, final, end, bottom; последний, конец, конечный, финальный
next, following, below, after; следующий, далее, ниже, после
previous, preceding, above, before; предыдущий, прежний, выше, предшествующий
top, upper, above, up; верх, верхний, вверху, сверху, вверх
bottom, lower, below, under, down, beneath, underneath; низ, нижний, внизу, снизу, вниз, под
left, leftmost; левый, слева, влево
right, rightmost; правый, справа, вправо
horizontal, sideways, across; горизонтальный, горизонтально, вширь
vertical, upright; вертикальный, вертикально
direction, orientation, way; направление, ориентация, сторона
order, sequence, stack, arrangement; порядок, последовательность, очерёдность, стек
many, several, multiple, more than one, few; несколько, множество, много, множественный
single, one, individual, only; один, единственный, отдельный, одиночный
all, whole, entire, everything, complete; весь, всё, целиком, полностью, полный, целый
part, piece, portion, fragment, segment; часть, кусок, фрагмент, сегмент, доля
begin, beginner, basics, fundamentals, introduction; основы, введение, начало, базовый
advantage, benefit, why, reason, purpose; преимущество, зачем, причина, назначение, почему, цель
camera, digital camera, photography, shot; камера, фотоаппарат, фотография, съёмка, снимать
metadata, exif, camera information, shutter, properties; метаданные, exif, сведения, информация, данные
printer, scanner, camera, device, hardware; устройство, принтер, сканер, оборудование, прибор
device, input device, peripheral, equipment; устройство, прибор, аппарат
web, website, internet, html, homepage, web page, online; сайт, интернет, веб, html, страница, онлайн
link, hyperlink, url, address, clickable; ссылка, гиперссылка, адрес, url, кликабельный
button bar, status bar, title bar; строка состояния, заголовок окна
plugin, plug in, extension, add on, addon, module; плагин, дополнение, расширение, модуль, надстройка
script, program, macro, code; скрипт, сценарий, программа, макрос, код
`;
