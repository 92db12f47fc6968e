/** Editing pictures, as those name it who do not know the names. Each line is a group of words that a manual may use for one another. */
export const imageEditing = `
looks aged, look old, make a photo old, old look, antique look; под старину, сделать старым, эффект старины, старая фотография, сепия, состаривание
sepia, brown tone, brownish photo; сепия, коричневатый, тонирование
tilted horizon, crooked photo, photo is crooked, scanned crooked, not straight; завален горизонт, кривой горизонт, фото криво, криво отсканировано, косой снимок, выпрямление, выравнивание горизонта, повернуть на угол
marching ants, dotted outline, dashed outline, blinking line, moving dashes; муравьиная дорожка, бегущие муравьи, бегающая рамка, пунктирная рамка, мигающий пунктир, граница выделения
washed out, dull colors, faded, pale, flat looking; блёклый, бледный, тусклый, выцветший, вялый, насыщенность, контраст, уровни
shaky hand, wobbly line, shaky lines, smooth stroke, stroke stabilizer; дрожащая рука, неровная линия, дрожат линии, кривые линии, плавный штрих, сглаженный штрих, стабилизация
picture is blurry, soapy, blurred photo, out of focus photo, lost detail; мыльный, мыло, замыленный, нерезкий, расфокус, не в фокусе, размазанный, резкость, нерезкая маска
unsharp mask, sharpening, make sharper, crisper; нерезкая маска, нерезкое маскирование, повышение резкости, контурная резкость, добавить резкости
white halo, white fringe, white edges, light outline around, leftover background; белые края, белая кайма, белый ореол, светлый ореол, остатки фона, бахрома, ореол вокруг
stair steps, staircase edges, jaggies, jagged edges, pixelated edges, antialiasing; лесенка, ступеньки, зубцы, рваные края, зазубренный, пиксельные края, сглаживание
gaussian blur, blur filter, defocus; гауссово размывание, размытие по Гауссу, Гаусс, размывание
blur the background, background blur, bokeh, shallow depth of field, lens blur; размыть фон, размытый фон, боке, малая глубина резкости, фокусное размывание, ГРИП
tilt shift, miniature effect, toy town, focus blur; тилт-шифт, эффект миниатюры, игрушечный город, наклон и сдвиг, фокусное размытие
median blur, despeckle, remove speckles, salt and pepper; медианное размытие, удаление пятен, соль и перец, крапинки, медиана
remove noise, noise reduction, denoise, grainy photo, high iso; убрать шум, шумоподавление, подавление шума, снижение шума, шумит, зернит
moire, scanned magazine, interference pattern, deinterlace; муар, скан журнала, деинтерлейсинг, чересстрочный, устранение чересстрочности
compression artifacts, jpeg artifacts, blocky squares, blocks around edges; артефакты сжатия, квадраты после сжатия, артефакты, блочность
banding, color bands, stripes in the gradient, visible steps; полосы на градиенте, ступенчатый градиент, бандинг, постеризация, полосатость
chromatic aberration, color fringing, purple fringe, colored edges; хроматическая аберрация, фиолетовая кайма, цветная кайма, цветной контур
lens distortion, curved lines in photo, bulging, barrel distortion, pincushion; дисторсия объектива, бочка, подушка, бочкообразное, подушкообразное, исправление дисторсии
leaning building, falling building, building leans back, converging verticals; заваленное здание, падающие здания, дом заваливается, сходящиеся вертикали, исправить перспективу
wrinkle, pimple, acne, spot on face, smooth skin, skin retouching; прыщ, прыщик, морщины, гладкая кожа, ретушь лица, родинка
remove object from photo, remove a person, remove unwanted, erase person; убрать человека, убрать лишний объект, убрать лишнее, удалить предмет, стереть провода, штамп, лечебная кисть
healing tool, healing brush, heal selection, spot healing; лечебная кисть, лечащая кисть, лечение, заживляющая кисть, точечное восстановление
perspective clone, clone in perspective, clone tool; клонирование с перспективой, штамп по перспективе, клонирование
clone source, set source, sample point, ctrl click; источник клонирования, указать источник, откуда брать
cut out a person, remove background, isolate object, erase background, knock out; вырезать человека, убрать фон, удалить фон, отделить от фона, вырезать объект, обтравка, обтравить
transparent background, no background, make white transparent, color to alpha; прозрачный фон, без фона, белый фон прозрачным, белый в прозрачность, цвет в альфа-канал
gray checkerboard, gray squares, checkered background; серые клетки, шашечки, клетчатый фон, серые квадратики, шахматка, прозрачность
bring back transparency, lost transparency, transparent became black, black instead of transparent, add alpha channel; прозрачность пропала, вместо прозрачного чёрный, прозрачное стало чёрным, стирается белым, ластик белым, добавить альфа-канал
layer mask, hide part of layer, nondestructive erase, mask out; маска слоя, скрыть часть слоя, стереть без потери, слой-маска, маскировать
apply mask, layer mask to selection, mask to selection; применить маску, применить маску слоя, маску в выделение
background layer, bottom layer, locked background; фоновый слой, нижний слой, задний слой, слой фон
new layer, add layer, empty layer; новый слой, создать слой, добавить слой, пустой слой
new from visible, stamp visible, visible to layer; создать из видимого, новый из видимого, слой из видимого
layer boundary, layer size, yellow dashed, layer to image size; граница слоя, размер слоя, жёлтый пунктир, слой к размеру изображения, жёлто-чёрная рамка
clipping, cropped outside, drawing stops at edge, cannot paint outside; за границей слоя, не рисует за пределами, слой меньше холста, рисует только в квадрате
cannot paint, brush does not draw, brush not working, nothing painted, tool does nothing; кисть не рисует, не рисует, не рисуется, ничего не рисуется, инструмент не работает, не закрашивает
lock alpha, lock transparency, preserve transparency, paint only on existing; блокировка альфа-канала, запереть альфа-канал, сохранять прозрачность, рисовать только по
lock pixels, lock layer, lock position, protect layer; запереть пиксели, заблокировать слой, блокировка слоя, закрепить слой, защита слоя
layer stack, layer order, bring to front, send to back, raise layer, lower layer; порядок слоёв, на передний план, на задний план, поднять слой, опустить слой, слой выше, слой ниже
link layers, layer set, move together, chain icon; связать слои, связка слоёв, двигать вместе, цепочка, скрепка
layer effects, layer style, drop shadow on layer; стиль слоя, эффекты слоя, эффект на слой
smart object, non destructive, nondestructive editing, editable filter; смарт-объект, недеструктивный, неразрушающий, без потери качества
text layer, discard text information, rasterize text; текстовый слой, удалить текстовую информацию, растрировать текст
adjustment layer, correction layer, live filter; корректирующий слой, слой коррекции, слой-фильтр
solo layer, hide other layers, only this layer; скрыть остальные слои, показать только этот слой, шифт глаз
merge layers, combine layers, join layers, glue layers; слить слои, склеить слои, объединить слои, соединить слои, сведение
flatten image, flatten layers, all layers into one; свести изображение, сведение слоёв, всё в один слой, плоское изображение
pick layer, auto select layer, move active layer, wrong layer moves; выбор слоя щелчком, двигается не тот слой, переместить активный слой, автовыбор слоя
blend mode, darken only, lighten only, screen mode; режим наложения, режим смешивания, только светлое, только тёмное, режим экран
dissolve mode, behind mode, color erase; растворение, режим позади, удаление цвета
overlay, soft light, hard light; перекрытие, мягкий свет, направленный свет, жёсткий свет
select everything, whole image, ctrl a; выделить всё, выделить целиком, всё выделить
cannot deselect, stuck selection, selection will not go away, deselect; не снимается выделение, убрать выделение, снять выделение, сбросить выделение, ничего не выделять
add to selection, subtract from selection, intersect selection, several selections; добавить к выделению, вычесть из выделения, пересечение выделений, несколько выделений, довыделить
select by color, select all of one color, same color everywhere; выделение по цвету, все пиксели цвета, один цвет везде, по цвету
select hair, fine details, fur; выделить волосы, шерсть, вырезать волосы, тонкие детали, матирование
save selection, store selection, selection to channel; сохранить выделение, выделение в канал, запомнить выделение
selection editor, channels dialog, selection mask; редактор выделения, диалог каналов, маска выделения
selection to path, path to selection, path from selection; контур из выделения, выделение в контур, контур в выделение, преобразовать в контур
rounded rectangle, rounded corners, round the corners; скруглённый прямоугольник, скруглённые углы, круглые углы, скруглить углы
draw a circle, draw a rectangle, draw a shape, draw square, draw oval; нарисовать круг, нарисовать окружность, нарисовать прямоугольник, нарисовать квадрат, нарисовать фигуру, эллиптическое выделение, прямоугольное выделение
straight line, draw a line, ruler straight, shift click; прямая линия, ровная линия, нарисовать линию, провести линию, прямую черту
draw an arrow, arrow head, pointing arrow; нарисовать стрелку, стрелочка, стрелка, указать стрелкой
dashed line, dotted line, dash pattern, line style; пунктир, пунктирная линия, штриховая линия, шаблон штриха, стиль линии
line join, line cap, miter, bevel join; соединение линий, концы линий, скос, срез угла, окончание линии
fixed size, fixed aspect ratio, exact size selection; фиксированный размер, точный размер, фиксированное соотношение, фиксировано
distort selection, rough selection, ragged; исказить выделение, неровный край, рваный край
shrink selection, grow selection, widen selection; сузить выделение, увеличить выделение, расширить выделение, уменьшить выделение
intelligent scissors, magnetic lasso, follow edges, snap to edges; умные ножницы, магнитное лассо, прилипающее лассо, ножницы
paths tool, pen tool, bezier curve, draw curve; инструмент перо, инструмент контуры, кривая Безье, перо, рисование контуров
anchor point, control point, node, handle; опорная точка, узловая точка, узел, якорная точка, управляющая точка, ручка
stroke path, draw along path, brush along path; обвести контур, обводка по контуру, кисть по контуру, по контуру
text along path, text on a curve, curved text, text around circle; текст по контуру, текст по кривой, текст по кругу, изогнутый текст, надпись дугой, текст дугой
outline text, text with border, stroke text, letter outline; обводка текста, обвести буквы, контур текста, обвести текст, текст с обводкой
text with gradient, fill text with picture, texture in text, picture inside letters; градиентный текст, картинка внутри букв, текст с текстурой, фото в тексте, залить текст
edit text, change text later, fix typo in image; изменить надпись, исправить текст на картинке, переписать текст, редактировать текст
write on picture, add text, put words on image, caption on photo; написать на картинке, надпись на фото, добавить текст, наложить текст, подписать фото
text box, text frame, text area; текстовая рамка, рамка текста, текстовый блок, область текста
font missing, install font, new font, font not listed, add fonts; не видит шрифт, установить шрифт, нет шрифта, добавить шрифты, шрифт не отображается
hinting, font hinting, blurry text, text looks bad; хинтинг, инструктирование, нечёткий текст, текст размытый, буквы мутные
italic, slanted letters, oblique; курсив, наклонные буквы, наклонный
vertical text, text from top to bottom, text direction; вертикальный текст, текст вертикально, направление текста, сверху вниз
right to left, arabic, hebrew, text direction; справа налево, арабский, иврит
line height, space between lines, leading; межстрочный, расстояние между строками, интерлиньяж
letter spacing, space between letters; межбуквенный, расстояние между буквами, разрядка, трекинг
brush size, bigger brush, change brush size, brush too small; размер кисти, увеличить кисть, изменить размер кисти, кисть больше, толщина кисти
soft brush, hard brush, fuzzy brush; мягкая кисть, жёсткая кисть, пушистая кисть
own brush, make a brush, custom brush, create brush, image as brush; своя кисть, создать кисть, сделать кисть, собственная кисть, кисть из картинки
install brushes, download brushes, load brushes, add brushes; установить кисти, скачать кисти, добавить кисти, загрузить кисти, новые кисти
image hose, animated brush, brush pipe, several images brush; анимированная кисть, шланг, поток изображений, кисть из нескольких картинок
parametric brush, generated brush, brush editor; параметрическая кисть, редактор кистей
clipboard brush, paste as new brush; кисть из буфера, вставить как кисть
dynamics, brush dynamics, pressure opacity, vary size; динамика, динамика рисования, динамика кисти, менять размер от нажима, зависимость от нажима
fade out stroke, tapering, thin end, stroke fades; угасание, штрих сходит на нет, утончение, сужается к концу, затухание штриха
brush angle, rotate brush, direction of stroke; угол кисти, повернуть кисть, наклон кисти, поворот кисти
hard edge, pencil tool, no antialias, pixel art; карандаш, пиксель-арт, пиксельная графика, без сглаживания, жёсткие края
spray paint, airbrush flow, paint builds up; аэрограф, распыление, поток, расход, накапливается
incremental, buildup, overlapping strokes darker; накапливание, нарастающий, инкрементный, приращение
mixer brush, mix colors on canvas, wet paint; смешивание красок, мокрая кисть, миксер, смешать краски
symmetry painting, mirror drawing, mandala, mirrored strokes; симметричное рисование, рисовать симметрично, зеркальное рисование, мандала
erase to transparency, eraser leaves color, eraser paints white, eraser draws background; ластик красит, ластик рисует белым, ластик стирает цветом, стереть до прозрачности
unerase, anti erase, bring back erased; антиластик, вернуть стёртое, восстановить стёртое
bucket fill, fill area with color, fill similar colors, paint inside; залить цветом, закрасить область, сплошная заливка, залить область, ведёрко, плоская заливка
fill leaks, fills everything, fills too much, fill gaps, close gaps; заливка вытекает, заливает всё, заливка протекает, заливает лишнее, порог, незамкнутый
line art, fill by line art, colour line drawing, coloring book; штриховой рисунок, раскрасить лайн, лайн-арт, раскраска, контурный рисунок, заливка по контуру
pattern fill, repeat image, tile the image, wallpaper pattern; залить узором, заливка текстурой, повторить картинку, замостить, размножить узор, черепица
seamless, tileable, make seamless, seamless pattern, without seams; бесшовный, без швов, бесшовная текстура, стыкуется, безшовный
own pattern, create pattern, install pattern, save pattern; своя текстура, создать узор, сделать текстуру, добавить текстуры
gradient editor, own gradient, custom gradient, gradient colors; редактор градиентов, свой градиент, создать градиент, цвета градиента
color stop, gradient stop, gradient segment, midpoint; опорная точка градиента, цветовая метка, сегмент градиента, стоп-цвет
radial gradient, circular gradient, linear gradient, conical, shapeburst; радиальный градиент, круговой градиент, линейный градиент, конический, контурный
fade to transparent, fade image out, gradient transparency, blend two photos; плавно в прозрачность, плавный переход между фото, совместить две фотографии, наложить фото, прозрачный градиент
merge two photos, combine pictures, put one image on another, photo collage, montage; объединить две картинки, склеить фото, совместить картинки, наложить картинку, коллаж, фотомонтаж
side by side, next to each other, stitch images, put pictures together; рядом, бок о бок, склейка, поставить рядом, сшить фото
panorama, stitch photos, photo stitching; панорама, сшивка, склеить панораму, сшить панораму
background color, foreground color, swap colors, exchange colors; цвет фона, основной цвет, поменять цвета местами, переключить цвета, фоновый цвет
hex color, color code, html notation, hexadecimal, rgb value; код цвета, шестнадцатеричный, html-код, номер цвета, HTML-разметка
what color is it, find out color, color under cursor, pick color from image; узнать цвет, определить цвет, взять цвет с картинки, цвет под курсором, пипетка
color wheel, triangle, color chooser, choose color; цветовой круг, цветовое колесо, треугольник, диалог выбора цвета
color map, indexed image, index colors, color index; цветовая карта, индексированное изображение, индексированные цвета, таблица цветов
only few colors available, colors look wrong after paste, cannot choose color; нельзя выбрать цвет, доступно мало цветов, цвет не тот, цвета не те, индексированный
grayscale image, color not showing, paints gray, brush only gray; рисует серым, только серый цвет, цвет серый, вместо цвета серый, градации серого, режим RGB
change colour of object, recolor clothes, change eye colour, replace color; поменять цвет, перекрасить машину, сменить цвет глаз, перекрасить одежду, замена цвета, перекраска
rotate colors, color rotation, colour exchange, map colors; вращение цветов, поворот цветов, обмен цветами, замещение цвета
hue saturation, hue chroma, more saturated, vivid colors; тон-насыщенность, тон и насыщенность, сочнее, ярче цвета, насыщеннее
color balance, too yellow, too blue, yellowish, color cast; цветовой баланс, желтит, синит, жёлтая фотография, слишком жёлтый, отдаёт синевой, цветовой сдвиг
white balance, neutral gray, gray point, indoor lighting; баланс белого, серая точка, точка белого, тёплый оттенок
too dark, brighten photo, underexposed photo, dark picture; слишком тёмный, тёмное фото, осветлить фото, темновато, фото тёмное, высветлить
too bright, overexposed photo, burnt out sky; слишком светлый, пересвеченное, засвеченный, засвет, белое небо
shadows highlights, lift shadows, recover highlights, dark areas; тени и света, вытянуть тени, свет-тень, тени-света, вытащить тени
black point, white point, gamma, midtones; точка чёрного, точка белого, гамма, полутона, средние тона
auto correction, automatic colors, stretch contrast, normalize, equalize; автокоррекция, автоуровни, автоматический контраст, растягивание контраста, нормализация, выравнивание
partly colored, one color stays, selective color, color splash; один цвет остаётся, оставить один цвет, частично цветное, цветной акцент
black and white photo, make gray, remove color, mono mixer; чёрно-белое фото, сделать чёрно-белым, убрать цвет, обесцвечивание, моно-микшер
negative, photo negative, invert colors; негатив, сделать негатив, инвертировать цвета, инверсия цвета, обратить цвета
channel mixer, mix channels, swap channels; микшер каналов, смеситель каналов, смешение каналов
decompose, compose, split channels, rgb components; разобрать, собрать, разложить на каналы, разделить на каналы, разбор
cmyk, color separation, print house, four color; цветоделение, CMYK, типография, четыре краски, полиграфия
false colors, duotone, gradient map, map to gradient; карта градиента, дуотон, псевдоцвет, по градиенту, наложение градиента
retinex, dehaze, bring out detail, local contrast, clarity; ретинекс, убрать дымку, локальный контраст, проявить детали, микроконтраст
color enhance, vibrance, boost colors; улучшение цвета, красочность, сочность, вибрация
border around photo, picture frame, white border, add frame; рамка вокруг фото, рамочка, обрамить, белая рамка, добавить рамку, рамка для фото
fuzzy border, torn edge, rough border, ragged frame; размытая рамка, неровная рамка, рваная рамка, рваный край, обтрёпанный край
polaroid, instant photo, photo on table; полароид, моментальное фото
pencil sketch from photo, photo to drawing, line drawing; фото в рисунок, карандашный рисунок, сделать рисунок из фото, под карандаш, эскиз
oil painting, looks painted, photo to painting, oilify; как картина, масляная живопись, маслом, эффект картины, имитация живописи, масляная краска
cubism, impressionist, gimpressionist, van gogh, line integral; кубизм, импрессионист, импрессионизм, Ван Гог
stained glass, mosaic tiles, glass pieces; витраж, мозаика, осколки, кусочки
weave, woven, basket, canvas effect, applied cloth; плетение, плетёный, мешковина, эффект холста, имитация ткани
glowing letters, neon, neon sign, glow around text; неон, неоновая надпись, светящиеся буквы, свечение вокруг текста, светящийся текст
cast shadow, shadow behind, shadow under object, drop shadow; отбросить тень, тень под объектом, падающая тень, отбрасываемая тень, тень от предмета
long shadow, extruded text, shadow with perspective; длинная тень, вытянутая тень, перспективная тень
lens flare, sun glare, sun reflection; линзовый блик, блик от солнца, солнечный блик, отражение солнца, блик на линзе
sparkle, glitter, shiny points, stars on highlights; сверкание, искорки, блёстки, звёздочки, блики
light rays, sun rays, sunbeams; лучи света, солнечные лучи, лучи солнца
lighting effects, spotlight, light source, directional light; световые эффекты, прожектор, источник света, направленный свет
emboss, chiselled, carved, engraved text, stamped; чеканка, тиснение, выпуклые буквы, гравировка, резьба, выдавленный
bump map, surface texture, relief map; карта рельефа, бугры, рельефность, неровности
displace, displacement map, wrap texture around; карта смещения, смещение по карте, обернуть текстурой, натянуть текстуру
spherize, wrap around ball, map to object, picture on a cube; на шар, обтянуть шар, проекция объекта, натянуть на шар, картинка на кубе
polar coordinates, bend into circle, little planet, wrap in circle; полярные координаты, свернуть в круг, маленькая планета, согнуть в кольцо
ripple, wavy, wave effect, water reflection, waves; рябь, волны, эффект воды, отражение в воде, круги на воде
shift lines, glitch, bad tv, video interlace, scan lines; сдвиг строк, глитч, эффект телевизора, помехи, видеополосы
engrave, engraving effect, blinds, venetian; гравюра, жалюзи
solid noise, perlin noise, simplex noise, cell noise, turbulence; сплошной шум, шум Перлина, турбулентность, ячеистый шум
hurl, scatter pixels, spread pixels, slur, random pixels; бросок, разброс пикселей, сдвиг пикселей, растекание, таяние
dripping, melting effect, slur; капли, таяние, растекание, потёки
laplace, sobel, difference of gaussians, edge filter; Лаплас, Собель, разность по Гауссу, края
erode, dilate, thicken lines, thin lines; эрозия, наращивание, утолщить линии, утоньшить линии, сужение
convolution matrix, kernel, custom filter; матрица искажения, матрица свёртки, ядро, свёртка
high pass, frequency separation, wavelet decompose; высокочастотный фильтр, частотное разложение, вейвлет-разложение
liquid rescale, seam carving, content aware, resynthesize; жидкое масштабирование, по содержимому, с учётом содержимого, ресинтез
spirograph, rosette, geometric curves; спирограф, розетка, спираль
gfig, geometric figures, geometric shapes; геометрические фигуры, фигурки, геометрический
flame fractal, cosmic flame, ifs; фрактальное пламя, космическое пламя, исследователь фракталов
small tiles, repeated copies, tiled; мелкая плитка, маленькие копии, черепица, мозаичный
curved slide, film perforation, contact sheet; перфорация, кадры на плёнке, контактный лист, контактный отпечаток
reload filter, repeat last filter, filter again, re-show; повторить фильтр, последний фильтр, повторить последний, применить ещё раз
filter grayed out, greyed out, unavailable menu, disabled menu entry, inactive command; серым цветом, неактивный, недоступный, серый пункт, не нажимается, пункт неактивен, затенён
preview split, before after, compare with original; сравнить до и после, до и после, разделённый просмотр, разделить просмотр
animated gif, make a gif, moving picture, gif from photos, blinking banner; анимированный гиф, сделать гифку, гифка из фото, движущаяся картинка, мигающий баннер
frame delay, animation speed, gif too fast, milliseconds; задержка кадра, скорость анимации, гифка быстрая, миллисекунды, пауза между кадрами
frame disposal, combine layers, replace layers, one frame per layer; замена кадра, замещение кадра, наложение кадров
loop forever, play once, endless animation; бесконечная анимация, зациклить, бесконечно, повторять анимацию
optimize for gif, difference layers, smaller animation, unoptimize; оптимизация для GIF, разность кадров, разоптимизировать
file too large, smaller file, reduce file weight, image weighs, fewer megabytes; много весит, тяжёлый файл, уменьшить вес, вес картинки, меньше весит, сжать картинку, качество JPEG
image for web, upload to site, picture for site, web optimized; для сайта, для интернета, выложить в сеть, картинка на сайт, веб
progressive, interlaced, loads gradually, interlacing; прогрессивный, чересстрочная развёртка, постепенная загрузка, черезстрочность
chroma subsampling, subsampling, quality slider; субдискретизация, прореживание, цветность, выборка
compression level, deflate, lzw, tiff compression; степень сжатия, уровень сжатия, сжатие TIFF
cannot save as jpg, save as jpeg, no jpg in save, save only xcf; не сохраняется в jpg, сохранить в jpg, не даёт сохранить jpg, экспортировать как, только xcf
native format, project file, xcf, keeps layers; собственный формат, рабочий файл, с сохранением слоёв, XCF, сохранить слои
overwrite original, save back, overwrite; перезаписать, записать поверх, сохранить в тот же файл, затереть
open photoshop, psd file, psd; фотошоп, открыть psd, файл фотошопа
open pdf, import pdf, pdf pages as layers, multi page; открыть pdf, страницы pdf, импорт PDF, многостраничный
vector file, svg, import svg, scalable vector; векторный файл, открыть svg, SVG, вектор
icon file, favicon, ico, make an icon, cursor file; иконка сайта, фавикон, сделать иконку, значок для сайта, ICO
raw photo, develop raw, camera raw, darktable, rawtherapee; проявка, RAW-конвертер, сырой снимок, равка, проявить
compressed file, gz, bz2, archived image; сжатый файл, архивированное изображение
open as layers, import as layer, drag image in; открыть как слои, вставить слоем, перетащить картинку, импортировать слоем
open location, open from web, load from url; открыть адрес, открыть по ссылке, загрузить из интернета
paste into, paste as new image, paste in place, clipboard image; вставить в, вставить как новое изображение, вставить на место, из буфера обмена
exif, camera data, date taken, gps, location in photo; EXIF, дата съёмки, координаты съёмки, данные камеры, геометка
remove metadata, strip exif, hide location, personal data in image; удалить метаданные, удалить exif, стереть данные, личные данные
iptc, xmp, keywords, photo caption, image comment; ключевые слова, комментарий к изображению, IPTC, XMP, описание снимка
image too small on paper, printed too small, prints tiny, print in real size; печатает мелко, маленькая при печати, напечатать в размер, реальный размер, размер при печати
print cut off, prints on two pages, does not fit page, margins in print; не помещается на лист, печатает на двух листах, края обрезаются, поля печати
crop marks, cutting marks, registration marks, bleed; метки обреза, линии реза, под обрез, вылеты, обрезные метки
printed colors differ, colors different on paper, print looks dark; цвета при печати, печать темнее, цвета отличаются, на печати темнее
monitor calibration, calibrate screen, monitor profile; калибровка монитора, калибровать, профиль монитора
rendering intent, perceptual, colorimetric; цель цветопередачи, перцептивный, колориметрический, цветопередача
assign profile, convert profile, embedded profile, discard profile; назначить профиль, преобразовать профиль, встроенный профиль, внедрённый
soft proofing, simulate printer, proof colors; цветопроба, имитация печати, экранная проба
out of gamut, unprintable color; вне охвата, непечатаемый цвет
upscale, enlarge without losing quality, small image bigger, picture falls apart when enlarged; увеличить без потери качества, увеличить маленькую картинку, при увеличении портится, при увеличении квадраты, интерполяция
image resolution, dots per inch, raise dpi, 300 dpi; разрешение, точек на дюйм, увеличить разрешение, 300 точек
enlarge canvas, more space around, add room, extend canvas, blank area around; увеличить холст, добавить место, расширить поле, больше места вокруг, поля вокруг картинки
fit canvas, canvas to layers, canvas to selection; холст по слоям, размер по слоям, холст по выделению, подогнать холст
autocrop, remove empty borders, trim white borders, zealous crop; автокадрирование, убрать пустые поля, обрезать белые поля, усердная обрезка, убрать поля
rule of thirds, golden section, composition guides; правило третей, золотое сечение
crop to ratio, square crop, crop for instagram; обрезать квадратом, кадрировать в пропорции, под формат
handle transform, unified transform, corner handles; универсальное преобразование, трансформация, объединённое преобразование, за уголки
rotate photo, photo sideways, photo lies on side, wrong orientation, upside down photo; фото на боку, перевернуть фото, фото лежит, повернуть фото, вверх ногами, ориентация
mirrored text, mirror image, backwards, flip horizontally; зеркально, отразить по горизонтали, отзеркалить, слева направо
n point deformation, puppet warp, bend arm, cage transform; деформация по точкам, марионеточная деформация, кукольная деформация, согнуть руку, преобразование по рамке
slim face, make thinner, bigger eyes, liquify, warp transform; похудеть, тоньше лицо, увеличить глаза, пластика, искажение, жидкость
transform stays, apply transform, press enter to apply; применить преобразование, подтвердить преобразование, не применяется
corrective transform, backward transform, direction corrective; обратное преобразование, корректирующий, направление преобразования
numeric entry, exact coordinates, precise position, pixel exact; точные координаты, ввести число, с точностью до пикселя, точно поставить
center a layer, put in the middle, center object; поставить по центру, отцентровать, центрировать, в середину
nudge, move by pixel, arrow keys; сдвинуть на пиксель, стрелками, стрелки клавиатуры, чуть сдвинуть
measure distance, measure angle, ruler tool, compass; измерить расстояние, измерить угол, измеритель, циркуль
guides, pull guide from ruler, new guide by percent, remove guides; направляющие, вытянуть направляющую, убрать направляющие, вспомогательные линейки
grid not shown, show grid, grid invisible, configure grid; не видно сетку, показать сетку, сетка не видна, настроить сетку, включить сетку
snap to grid, cursor jumps, cursor sticks, magnetic guides; прилипает, липнет, притягивается, курсор прыгает, привязка, прилипание
sample points, color readout, info window; точки выборки, точки замера, информация о цвете
navigate, pan image, move view, hand tool, scroll canvas; навигация, прокрутка холста, инструмент рука, двигать картинку, перемещение по изображению
rotate view, flip view, turn canvas; повернуть вид, повернуть холст, поворот просмотра, вращать холст
actual size, 100 percent, one to one, 1:1; реальный размер, один к одному, сто процентов, 1:1
new view, second view, same image in two windows; новый вид, второе окно, второй вид
take a screenshot, print screen, capture window, grab screen; сделать скриншот, скрин, принтскрин, снимок окна, захватить экран
scan document, from scanner, sane, xsane, twain; отсканировать, со сканера, сканер не виден, TWAIN, SANE
undo, step back, made a mistake, ctrl z, go back several steps; шаг назад, отменить действие, вернуть как было, отменить последнее, отмена, откатиться назад
undo levels, number of undo steps, undo memory; число шагов отмены, уровни отмены, количество отмен, память отмены
cannot undo, undo does not work, revert file, start over; не отменяется, восстановить файл, начать сначала, вернуть исходное, вернуть оригинал
recover unsaved, crash recovery, lost work, forgot to save, program closed; не сохранил, пропала работа, восстановить несохранённое, аварийное восстановление, потерял работу
autosave, automatic saving, backup copy; автосохранение, резервная копия, сохранять каждые
unsaved changes, quit without saving, asterisk in title; несохранённые изменения, выйти без сохранения, звёздочка в заголовке
settings reset themselves, preferences lost, settings are gone; слетели настройки, сбились настройки, настройки сбросились, параметры пропали
back to factory settings, reset preferences, restore default settings; сброс настроек, по умолчанию, вернуть заводские, сбросить параметры, исходные настройки
reset tool options, tool behaves strangely, tool settings messed up; сбросить параметры инструмента, инструмент ведёт себя странно, вернуть параметры инструмента
tool preset, save tool settings, presets for tools; профиль инструмента, профили инструментов, сохранить параметры инструмента, пресет инструмента
toolbox disappeared, panel disappeared, lost toolbox, windows vanished, dock is gone; пропала панель инструментов, исчезла панель, пропали окна, исчезли инструменты, потерялась панель, панели
dockable dialog, docking bar, tabbed dialogs, dock; стыкуемый диалог, прикрепить панель, панель диалогов, стыковка, вкладки диалогов
single window, separate windows, three windows, many windows; однооконный режим, одно окно, три окна, в отдельных окнах, многооконный
language of the program, change language, russian interface, english menus; поменять язык, русский интерфейс, на русском, русифицировать, русификация, язык интерфейса
dark theme, light theme, change appearance, interface color; тёмная тема, светлая тема, цвет интерфейса, сменить тему, тёмный интерфейс
icon size, small icons, tiny interface, interface too small, high dpi; мелкие значки, крупные значки, размер значков, мелкий интерфейс, маленькие иконки, всё мелко
splash screen, startup, loads slowly, long start; заставка, долго запускается, долго загружается, при запуске
program is slow, brush lags, hangs on big images, takes forever; тормозит, подвисает, лагает, медленно работает, глючит, кисть отстаёт, долго думает
out of memory, tile cache, swap folder, not enough memory; не хватает памяти, кэш, папка подкачки, кэш фрагментов, мало памяти, подкачка
number of processors, use all cores, hardware acceleration, opencl; число процессоров, ядра процессора, аппаратное ускорение, видеокарта, OpenCL
program crashes, closes by itself, keeps crashing, quits unexpectedly; вылетает, закрывается сама, падает, крашится, вылет, аварийное завершение
file will not open, cannot open, unknown format, damaged file, corrupt; не открывается, не открывает, файл повреждён, битый файл, неизвестный формат, испорчен
install plugin, add filter, plug-in folder, where to put plugin; установить плагин, подключить плагин, куда положить плагин, папка расширений, установить расширение
script-fu, python-fu, scheme script, script console; Script-Fu, Python-Fu, скрипт-фу, язык Scheme
procedure browser, pdb, procedure database; просмотр процедур, база процедур, браузер процедур
gmic, third party filters, extra filters; G'MIC, сторонние фильтры, дополнительные фильтры
batch, many images at once, process a folder, resize all photos; пакетная обработка, много фото сразу, обработать папку, сразу все файлы, уменьшить все фотографии, массово
record actions, macro recording, repeat same steps; записать действия, запись макроса, макрос, экшен, повторять одни действия
without window, headless, run from terminal, no interface; без окна, без интерфейса, из терминала, из командной строки
assign shortcut, change hotkey, own shortcuts, dynamic shortcuts; назначить клавишу, свои горячие клавиши, поменять сочетание, горячие клавиши, комбинации клавиш
photoshop shortcuts, keys like photoshop; клавиши как в фотошопе, сочетания фотошопа
pressure not working, tablet not recognized, pen pressure, wacom, no pressure; нажим не работает, не видит планшет, не чувствует нажим, графический планшет, перо не работает, дополнительные устройства ввода
extended input devices, configure input, device status; дополнительные устройства, состояние устройств, настройка устройств ввода
controller, midi controller, wheel assign, assign action to wheel; контроллер, назначить на колесо, внешнее устройство, колесо мыши
image templates, standard sizes, a4 canvas, new image size; шаблоны изображений, лист А4, размер нового, стандартный размер
units of measurement, show millimeters, centimeters instead of pixels; единицы измерения, в сантиметрах, вместо пикселей, сменить единицы, миллиметры
image properties, information about image, color count, unique colors; свойства изображения, сведения об изображении, сколько цветов, анализ цветов
image title bar, status line, title format; заголовок окна, строка состояния, строка заголовка
buffers, named clipboard, several clipboards; буферы, именованный буфер, несколько буферов
resources, resource folders, tags for brushes, brush collection; ресурсы, папка ресурсов, метки кистей, каталоги данных
document history, recent documents, open recent; последние документы, недавние файлы, история документов
error console, messages dialog; консоль ошибок, сообщения об ошибках
pointer information, coordinates of cursor, position of mouse; информация об указателе, координаты курсора, где курсор
brush outline, cursor shape, cursor invisible, see cursor; контур кисти, вид курсора, не видно курсор, форма указателя, курсор кисти
quick mask, red film, red veil, image turned red, everything red; быстрая маска, всё красное, красная плёнка, покраснело, розовая пелена
padding color, gray around canvas, canvas background, outside canvas; цвет вокруг холста, за пределами холста, серое поле, цвет полей
show all, see beyond canvas; показать всё, за границами холста
shutter speed, exposure time, motion blur camera; выдержка, время экспозиции, скорость затвора
aperture, f stop, f number; диафрагма, число диафрагмы, светосила
iso, light sensitivity, film speed; светочувствительность, ISO, чувствительность матрицы
exposure bracketing, merge exposures, exposure stack, hdr merge; брекетинг, вилка, склейка экспозиций, экспозиционная вилка
`;
