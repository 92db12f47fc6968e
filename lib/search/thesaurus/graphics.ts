/** Pictures and how they are worked on. Each line is a group of words that a manual may use for one another. */
export const graphics = `
feather, soft edge, fade edges, gradual border; растушёвка, растушевать, мягкий край, плавный край
vignette, darkened corners; виньетка, виньетирование, затемнение углов
halftone, newsprint, newspaper, dots, screen print; полутон, газетный, газета, растр, типографский
pixelate, pixelize, blocky, mosaic, censor, squares; пикселизация, квадратики, мозаика, цензура
cartoon, comic, drawing, sketch, pencil drawing; мультфильм, комикс, набросок, эскиз, карандашный
photocopy, xerox, copier; ксерокс, ксерокопия, фотокопия
lens, barrel, fisheye, wide angle, optics, camera; линза, объектив, дисторсия, оптика, рыбий глаз
whirl, swirl, vortex, twirl, pinch, spiral, twist; вихрь, воронка, закрутить, завихрение, спираль, щипок
kaleidoscope, symmetric, symmetry; калейдоскоп, симметрия, симметричный
maze, labyrinth; лабиринт
checkerboard, chessboard, checks; шахматный, доска, клетка
fractal, self similar; фрактал, фрактальный
edge detect, find edges, outlines, contours; выделение края, контур, границы, края
threshold, cutoff, limit value; порог, пороговый
levels, curves, histogram, tones, tonal; уровни, кривые, гистограмма, тоновый, тональный
histogram, distribution, statistics; гистограмма, распределение, статистика
white balance, color cast, color temperature, warm, cold; баланс белого, цветовая температура, тёплый, холодный
posterize, fewer colors, reduce colors, limited colors; постеризация, меньше цветов, уменьшить количество цветов
dither, dithering, scatter; дизеринг, смешение, рассеивание
colorize, tint, recolor, tone, hue; тонировать, тонирование, перекрасить, окрасить, раскрасить, окрашивание
retouch, heal, blemish, cosmetic, wrinkle; ретушь, ретушировать, лечебный, лечащий, морщина
red eye, flash; красные глаза, вспышка
watermark, copyright, stamp; водяной знак, авторский
profile, icc, color management, color space, soft proof, gamut; профиль, управление цветом, цветовое пространство, цветопроба, охват
precision, bit depth, bits, linear, floating point; точность, глубина цвета, разрядность, бит
hdr, tone mapping, dynamic range; тональная проекция, динамический диапазон
blend mode, layer mode, overlay, multiply, mixing; режим смешивания, режим слоя, наложение, умножение
opacity, strength, transparency; непрозрачность, прозрачность, сила
magic wand, fuzzy select, similar color, contiguous; волшебная палочка, похожий цвет, смежный
lasso, freehand, free select, by hand; лассо, от руки, свободный, произвольный
scissors, intelligent; ножницы, умный
foreground select, object, cutout, hair; переднего плана, объект, волосы
quick mask, red overlay, painted selection; быстрая маска
clone, stamp, rubber stamp; штамп, клонировать
smudge, finger, smear; палец, размазать, размазывание, смазывание, смазать
dodge, burn, lighten, darken; осветление, осветлить, затемнение, затемнить
ink, calligraphy, nib; чернила, каллиграфия, перо
stroke, outline, trace; обводка, обвести, штрих
kerning, letter spacing, tracking, line spacing; межбуквенный, интервал, межстрочный, кернинг
justify, alignment, centered, left aligned; выключка, выравнивание, по центру
crop, cut, canvas, trim, autocrop; кадрирование, обрезка, обрезать, холст
canvas size, image size, print size, dimensions; размер холста, размер изображения, размер при печати
print size, paper size, inches, resolution; размер при печати, разрешение, дюйм, печать
interpolation, resample, cubic, quality; интерполяция, качество, кубический
floating selection, temporary layer, anchor; плавающее выделение, временный слой, прикрепить
alpha channel, transparent, transparency; альфа-канал, прозрачность, прозрачный
layer group, folder, nested; группа слоёв, вложенный
visibility, eye; видимость, глаз, видимый
merge down, flatten, single layer; объединить, свести, сведение, один слой
duplicate, copy; дубликат, копия, продублировать
offset, shift, wrap around; смещение, сдвиг, сместить
perspective, keystone, slanted, tilted, converging; перспектива, наклонённый, заваленный
straighten, horizon, crooked, level; выпрямить, горизонт, ровный, завален
warp, liquify, push, bend, cage, deform; искривление, деформация, клетка, сетка
rotate, turn, spin, quarter, upside down, degrees, clockwise; поворот, вращение, вверх ногами, градусы, часовой
arbitrary, any angle, free; произвольный, любой
thumbnail, small preview; миниатюра, эскиз
gif, animation, frames, animated; анимация, кадр, гиф
jpeg, jpg, photo format, lossy; формат, сжатие
png, lossless, web graphics; без потерь
raw, negative, camera file; сырой, камера
image map, clickable, hot spot, link area; карта изображения, активная область, кликабельный, ссылка
slice, cut into pieces, parts, tiles; разрезать, нарезка, нарезать, части, разрез
screenshot, screen capture, snapshot of the screen; снимок экрана, скриншот, захват экрана
scan, scanner, acquire; сканер, сканирование, получить
mouse, tablet, stylus, input device; мышь, планшет, стилус, устройство ввода
pressure, dynamics, sensitivity; нажим, динамика, чувствительность
hardness, softness, edge of the brush; жёсткость, мягкость
spacing, gap, density; промежуток, интервал, плотность, шаг
jitter, scatter, random; дрожание, разброс, случайный
aspect ratio, proportions, keep proportions; соотношение сторон, пропорции
neighborhood, radius, size of the area; окрестность, радиус
plasma, clouds, texture, noise; плазма, облака, текстура, шум
cloth, canvas texture, linen, burlap; холст, ткань, полотно
glass, tile, refraction; стекло, плитка, преломление
supernova, star, sparkle, nova, rays; сверхновая, звезда, искры, лучи, блеск
lava, fire, flames; лава, огонь, пламя
coffee, stain, spill; кофе, пятно
old photo, aged, vintage, yellowed; старое фото, состарить, старинный, пожелтевший
slide, film strip, photographic film; слайд, плёнка, фотоплёнка
round corners, rounded; закруглённый, скругление, скруглить, закруглить
chrome, metal, shiny; хром, металл, блестящий
mirror, reflection, reflect; зеркало, отражение
globe, rotating, spinning; глобус, вращающийся, крутящийся
depth, z buffer, focus; глубина, фокус
curl, page corner, peel; загнутый, уголок, завиток
wind, motion, streaks, speed; ветер, движение, смаз, скорость
zoom blur, radial, motion blur; радиальный, движение
grow, enlarge selection, expand; увеличить, расширить, расширение
shrink, reduce selection; уменьшить, сузить, сжать
border, outline of selection; граница, рамка, кайма
invert selection, everything else, opposite; инвертировать, наоборот, обратить, остальное
fill, bucket, flood, paint can; заливка, ведро, заполнить
eyedropper, color picker, sample a color, pick up; пипетка, взять цвет, образец цвета
swatch, palette, color set; палитра, набор цветов, образец
default colors, black and white; цвета по умолчанию
brush, tip, stroke shape; кисть, мазок, форма
recent, history, last opened; недавние, последние, история
undo history, steps back; история, отмена, шаги
tool options, settings of the tool; параметры инструмента
docks, panels, dialogs, windows; панели, диалоги, окна
hide, show panels, tab; скрыть, показать
single window mode, one window; однооконный
ruler, guides, grid, snap; линейка, направляющие, сетка, привязка
zoom, magnification, fit in window; масштаб, увеличение, по размеру окна
units, pixels, millimeters; единицы, пиксели, миллиметры
`;
