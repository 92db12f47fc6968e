/** Photographs, vector drawing and the layout of pages. Each line is a group of words that a manual may use for one another. */
export const photosAndLayout = `
exposure compensation, metering, ev; экспокоррекция, экспозамер, поправка экспозиции
focus stacking, everything sharp; стекинг, фокус-стекинг, всё в резкости
hot pixels, dead pixel, bright dot; горячий пиксель, битый пиксель, белая точка
sensor dust, dust spot, spots on sky; пыль на матрице, пятно на небе, пятнышки на снимках
dust and scratches, scratched photo, restore old photo, damaged photo, torn photo; пыль и царапины, царапины на фото, реставрация фото, восстановить старое фото, порванное фото
film grain, analog film, film look, film simulation; зерно плёнки, под плёнку, эффект плёнки, имитация плёнки
lomo, cross process, instagram filter, faded film; ломо, кросс-процесс, ломография, инстаграм
blur face, hide face, cover number plate, hide text, censoring; скрыть лицо, замазать лицо, закрыть номер, спрятать текст, замазать текст
lighttable, photo library, catalog photos, organize photos; каталогизатор, коллекция снимков, разбор фото, светлый стол
sidecar, edits stored, develop history; сайдкар, файл правок, история правки
noise profile, chroma noise, color noise, luminance noise; цветной шум, цветовой шум, яркостный шум
lens correction, lens profile, lensfun; коррекция объектива, профиль объектива, коррекция оптики
demosaic, bayer, debayer; демозаика, дебайеризация, Байер
tethering, shoot from computer, tethered; съёмка с компьютера, управление камерой, привязанная съёмка
slideshow of photos, web gallery, photo album; слайд-шоу, фотоальбом, галерея фото
geotag, map location, gpx; геотег, геометки, место съёмки, привязка к карте
bitmap trace, vectorize, raster to vector, image tracing; трассировка, векторизация, перевести в вектор, растр в вектор, оттрассировать
rasterize, vector to bitmap, export png; растеризация, растрировать, вектор в растр
boolean operation, union, path difference, subtract shapes, weld; логические операции, сложение фигур, вычесть фигуру, объединить фигуры, булевы операции
break apart, combine paths, compound path; разбить контур, составной контур, разделить на части, объединить контуры
object to path, convert to curves, text to outlines, text to path; текст в кривые, перевести в кривые, оконтурить объект, в контуры
stroke to path, expand stroke, outline stroke; оконтурить обводку, обводку в контур
simplify path, too many nodes, fewer nodes, reduce points; упростить контур, много узлов, меньше узлов, упрощение
smooth node, corner node, cusp, symmetric node; гладкий узел, угловой узел, острый узел, симметричный узел
add node, delete node, insert node; добавить узел, удалить узел, вставить узел
close path, open path, join nodes, gap in path; замкнуть контур, незамкнутый контур, соединить узлы, разомкнуть
stroke width, line thickness, thicker line, hairline; толщина линии, толщина обводки, тонкая линия, потолще
variable width stroke, tapered stroke, power stroke; переменная толщина, сужающаяся линия
fill and stroke, fill rule, even odd, hole in shape; заливка и обводка, правило заливки, дырка в фигуре, отверстие
clip path, clipping mask, power clip, crop to shape, inside a shape; обтравочный контур, обтравочная маска, обрезать по форме, вставить в фигуру, обрезать по кругу
gradient mesh, mesh fill; сетчатый градиент, градиентная сетка
clone tiling, tiled clones, pattern along path, step and repeat; узор из клонов, узор по контуру, мозаика клонов, размножение
blend between shapes, interpolate, morph; перетекание, интерполяция, морфинг, промежуточные фигуры
align objects, same distance, equal spacing, distribute evenly; выровнять объекты, одинаковые промежутки, равномерно распределить, выравнивание и распределение
artboard, several pages, page resize to drawing; монтажная область, артборд, размер страницы по рисунку
envelope distortion, perspective extension, shape distort; искажение огибающей, огибающая
polygon, hexagon, regular shape; многоугольник, шестиугольник, правильная фигура
connectors, diagram lines, attach line to shape, glue points; соединительные линии, точки соединения, коннектор, приклеить линию, точка склейки
symbol library, reusable shape, clip art; библиотека символов, готовые фигуры, клипарт
xml editor, object properties, object id; редактор XML, свойства объекта
plotter, cutting, laser cutter, gcode; плоттер, лазерная резка, резать на станке
ungroup, split group, edit inside group, enter group; разгруппировать, разобрать группу, войти в группу, внутри группы
text frame overflow, text does not fit, overset text; текст не помещается, не влезает текст, переполнение фрейма
linked frames, text flows to next page, threaded text; связанные фреймы, перетекание текста, текстовая цепочка
text wrap, text around picture, flow around, picture in text; обтекание, обтекание текстом, текст вокруг картинки, картинка в тексте
master page, page template, same on every page; шаблон страницы, страница-шаблон, мастер-страница, на каждой странице
bleed, trim box, slug; вылет, выпуск за обрез, припуск, обрезной формат
preflight, check before printing, print ready; предпечатная проверка, допечатная подготовка, проверка перед печатью
spot color, pantone, overprint; плашечный цвет, пантон, надпечатка, дополнительный цвет
baseline grid, line up lines; базовая сетка, сетка базовых линий, приводка
ligature, opentype features, alternate glyphs; лигатура, OpenType, альтернативные глифы
drop cap, big first letter, initial; буквица, большая первая буква, инициал
columns, two columns, newspaper columns, multi column; колонки, в две колонки, многоколоночный, столбцы текста
gutter, column gap, binding margin; межколоночное, переплёт, корешок
imposition, booklet, brochure print; спуск полос, брошюра, буклет, печать книжкой, книжечкой
widow, orphan control, keep with next, line alone on page; висячая строка, сиротская строка, не отрывать от следующего, одинокая строка
`;
