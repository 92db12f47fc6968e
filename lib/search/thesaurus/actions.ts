/** What is done in any program. Each line is a group of words that a manual may use for one another. */
export const actions = `
delete, remove, erase, clear, discard, drop, eliminate, purge, wipe, get rid of, throw away, take away, take out; удалить, удалять, удаление, стереть, стирать, убрать, убирать, очистить, очистка, очищать, избавиться, выбросить, снять, вычистить
cut, crop, trim, clip, cut off, cut away, slice, chop; обрезать, обрезка, кадрировать, кадрирование, срезать, отрезать, вырезать, подрезать, усечь, разрезать, разрез
cut out, extract, isolate, separate, detach; вырезать, отделить, отделение, извлечь, извлечение, вытащить, выделить, обособить
copy, duplicate, clone, replicate, reproduce; копировать, скопировать, копирование, копия, дублировать, дубликат, продублировать, клонировать, клон, размножить
paste, insert, put in, place; вставить, вставка, вставлять, поместить, подставить, внедрить, внедрение
add, append, include, attach, put, insert, new; добавить, добавление, добавлять, дополнить, вставить, приложить, прикрепить, включить
create, make, new, generate, build, produce, construct, set up, start; создать, создание, создавать, сделать, новый, завести, построить, сгенерировать, генерация, сформировать, получить
change, modify, edit, alter, adjust, update, customize, tweak, tune; изменить, изменение, изменять, поменять, менять, править, правка, редактировать, редактирование, отредактировать, настроить, подправить, скорректировать, коррекция, корректировать
replace, substitute, exchange, swap, switch; заменить, замена, заменять, поменять, подменить, подстановка, обменять
move, shift, drag, displace, relocate, transfer, offset; переместить, перемещение, перемещать, двигать, передвинуть, передвигать, сдвинуть, сдвиг, сдвигать, перетащить, перетаскивание, перенести, перенос, смещение, сместить
rename, name, title, label, call; переименовать, переименование, имя, название, назвать, наименование, заголовок
open, load, read, import, bring in; открыть, открытие, открывать, загрузить, загрузка, загружать, импорт, импортировать, считать
save, store, keep, write, preserve, retain; сохранить, сохранение, сохранять, записать, хранить, хранение, оставить
export, save as, output, write out; экспорт, экспортировать, выгрузить, выгрузка, вывести, сохранить
close, quit, exit, terminate, end, shut down, leave; закрыть, закрытие, закрывать, выйти, выход, завершить, завершение, закончить, окончание
start, launch, run, begin, execute, open, invoke, fire up; запустить, запуск, запускать, начать, начало, выполнить, выполнение, открыть, вызвать, вызов, стартовать
stop, end, halt, abort, cancel, interrupt, terminate, kill; остановить, остановка, прервать, прерывание, прекратить, отменить, отмена, завершить
undo, revert, roll back, rollback, take back, cancel, go back, restore; отменить, отмена, откатить, откат, вернуть, возврат, вернуться
redo, repeat, again; повторить, повтор, вернуть, повторно
restore, recover, bring back, revert, reset, get back, recovery; восстановить, восстановление, вернуть, возврат, возвратить, сбросить
reset, default, restore, initial, original; сбросить, сброс, исходный, умолчание, первоначальный, изначальный, вернуть
enable, turn on, activate, switch on, check, tick, allow; включить, включение, включать, активировать, активация, отметить, разрешить, поставить галочку, задействовать
disable, turn off, deactivate, switch off, uncheck, prevent, forbid, suppress; выключить, отключить, отключение, выключение, деактивировать, запретить, снять галочку, запрет, подавить
show, display, view, see, visible, reveal, present, look at; показать, показ, показывать, отобразить, отображение, отображать, видеть, увидеть, просмотр, посмотреть, вид, просматривать, видимый
hide, invisible, conceal, disappear, vanish, gone; скрыть, спрятать, скрытый, скрывать, исчезнуть, исчез, невидимый, пропал, пропасть
find, search, look up, locate, look for, lookup, discover; найти, поиск, искать, отыскать, находить, обнаружить
choose, select, pick, pick out, mark; выбрать, выбор, выбирать, выделить, выделение, отметить, указать, подобрать
deselect, unselect, select none; снять выделение, отменить выделение
set, specify, define, determine, assign, configure, give; задать, установить, установка, указать, определить, определение, назначить, настроить, присвоить, выставить, поставить
configure, set up, setup, settings, preferences, customize, options, personalize; настроить, настройка, настройки, параметры, конфигурация, конфигурировать, свойства, установка, опции
install, set up, setup, add, deploy; установить, установка, поставить, инсталляция, развернуть
uninstall, remove; удалить, удаление, деинсталлировать
upgrade, update, migrate, newer version; обновить, обновление, модернизировать, перейти, миграция
connect, link, join, attach, bind, hook up; соединить, соединение, подключить, подключение, связать, связь, подсоединить, присоединить, привязать
disconnect, detach, unlink, separate, split off; отключить, отсоединить, отделить, разорвать, разъединить, отвязать
combine, merge, join, unite, mix, put together, flatten, compose, concatenate, unify; объединить, объединение, объединять, соединить, слить, слияние, склеить, сводить, свести, собрать, смешать, совместить, совмещение, склеивание
split, divide, separate, break up, partition, decompose, cut up; разделить, разделение, разбить, разбиение, поделить, разложить, разобрать, делить, отделить, разъединить, разрезать
group, bundle, collect, gather; группа, группировать, сгруппировать, группировка, собрать
align, line up, arrange, distribute, straighten; выровнять, выравнивание, подровнять, выравнивать, расположить, распределить, ровно
arrange, organize, order, sort, lay out, manage; упорядочить, упорядочение, организовать, расположить, расставить, разложить, сортировать
sort, order, arrange, ordering; сортировать, сортировка, отсортировать, упорядочить, порядок
filter, restrict, narrow, limit; фильтр, фильтровать, отфильтровать, отбор, ограничить
compare, difference, differ, distinguish; сравнить, сравнение, сравнивать, отличие, отличать, отличаться, различие, разница, сопоставить
convert, transform, turn into, change into, translate, conversion; преобразовать, преобразование, превратить, конвертировать, конвертация, перевести, перевод, переделать, превращение
calculate, compute, count, evaluate, work out, determine; вычислить, вычисление, посчитать, подсчёт, рассчитать, расчёт, подсчитать, считать, сосчитать
count, number, amount, how many, quantity; количество, число, сколько, посчитать, численность
measure, determine, size, distance; измерить, измерение, замер, мера, расстояние, определить
draw, paint, sketch, stroke, brush; рисовать, нарисовать, рисование, рисунок, чертить, начертить, мазок, кисть, обвести
fill, flood, paint, pour, bucket; заполнить, заполнение, залить, заливка, закрасить, закраска, заливать, окрасить, наполнить
rotate, turn, spin, revolve, rotation; повернуть, поворот, вращать, вращение, крутить, развернуть, поворачивать
flip, mirror, reflect, reverse; отразить, отражение, зеркально, зеркало, перевернуть, отзеркалить, зеркальный
scale, resize, enlarge, reduce, shrink, stretch, bigger, smaller, size, zoom; масштаб, масштабировать, масштабирование, увеличить, увеличение, уменьшить, уменьшение, растянуть, сжать, размер, больше, меньше
zoom, magnify, enlarge, close up, zoom in; увеличить, увеличение, приблизить, приближение, лупа, масштаб
enlarge, grow, increase, expand, extend, bigger, larger, raise; увеличить, увеличение, увеличивать, расширить, расширение, больше, крупнее, вырасти, прибавить, поднять
reduce, shrink, decrease, smaller, lower, lessen, diminish, minimize; уменьшить, уменьшение, уменьшать, сократить, сокращение, меньше, понизить, снизить, снижение, сузить
skew, shear, slant, tilt, lean, oblique; наклон, наклонить, скос, скосить, перекос, искривление
bend, curve, warp, distort, deform, twist, distortion; изогнуть, искривить, изгиб, искажение, исказить, деформация, деформировать, искривление, скрутить, согнуть, гнуть
lock, protect, freeze, read only; заблокировать, блокировка, защита, защитить, закрыть, запереть, закрепить
unlock, release, free; разблокировать, снять блокировку, освободить
pin, fix, anchor, fasten, stick; закрепить, прикрепить, зафиксировать, фиксация, якорь, привязать, привязка
hold, keep pressed, press; удерживать, держать, удержание, зажать, нажать
press, click, push, hit, tap; нажать, нажатие, щёлкнуть, щелчок, кликнуть, клик, нажимать
drag, pull, draw; перетащить, тащить, тянуть, потянуть, перетаскивание
print, printer, paper, hard copy; печать, печатать, напечатать, распечатать, принтер, бумага, распечатка
scan, scanner, digitize, acquire; сканировать, сканер, сканирование, отсканировать
record, capture, take; записать, запись, захват, захватить, снять, записывать
play, playback, listen, preview; воспроизвести, воспроизведение, проиграть, слушать, прослушать, проигрывание
preview, try out, see before, look before; предпросмотр, предварительный, просмотр, предварительно
check, verify, test, validate, make sure, inspect; проверить, проверка, проверять, контроль, тест, убедиться, тестировать
repair, fix, correct, mend, solve, heal, cure; исправить, исправление, починить, исправлять, устранить, решить, лечение, коррекция, поправить
help, support, assistance, manual, documentation, guide; помощь, справка, поддержка, руководство, документация, инструкция
explain, describe, meaning, mean, definition, what is; объяснить, описание, описать, значит, означать, значение, определение
learn, tutorial, lesson, introduction, getting started, beginner, step by step; учебник, урок, обучение, руководство, введение, новичок, начинающий, научиться, пошаговый, инструкция, шаг
use, apply, employ, work with, usage; использовать, использование, применить, применение, применять, пользоваться, работать
share, publish, send, distribute, give; поделиться, опубликовать, публикация, отправить, передать, общий, совместный
send, transmit, push, submit, deliver, transfer; отправить, послать, передать, передача, отправка, пересылка
receive, get, fetch, retrieve, obtain, accept; получить, получение, принять, приём, извлечь, взять, забрать
wait, delay, pause, sleep; ждать, ожидание, подождать, задержка, пауза
assign, allocate, map, bind, attach; назначить, назначение, присвоить, присваивание, привязать, выделить, сопоставить
exclude, skip, omit, ignore, leave out, except; исключить, исключение, пропустить, пропуск, игнорировать, кроме, опустить
allow, permit, grant, authorize, let; разрешить, разрешение, позволить, позволять, дать право, допустить, предоставить
deny, forbid, refuse, prohibit, reject, prevent, revoke; запретить, запрет, отказать, отказ, отклонить, отозвать, предотвратить
divide evenly, distribute; распределить, распределение, равномерно
invert, reverse, opposite, negate, negative, inversion; инвертировать, инверсия, обратить, обратный, противоположный, негатив, наоборот
fade, dissolve, soften, gradual; затухание, плавный, плавно, постепенно, растворение, переход
repeat, loop, cycle, iterate, again; повторить, повтор, повторение, цикл, зациклить, перебрать, перебор, итерация
schedule, plan, timer; расписание, запланировать, планировщик, таймер
automate, automatic, script, macro, batch; автоматизировать, автоматически, автоматический, сценарий, скрипт, макрос, пакетный
collapse, fold, minimize, shrink; свернуть, сворачивать, схлопнуть
unfold, expand, maximize, open; развернуть, раскрыть, разворачивать
attach, dock, embed; прикрепить, пристыковать, стыковать, стыкуемый, встроить, закрепить
float, detach, tear off, undock, separate window; плавающий, отстыковать, отделить, отрывать, отрываемый, открепить
highlight, emphasize, mark, accent; подсветить, подсветка, выделить, выделение цветом, отметить, акцент
summarize, total, aggregate, sum; итог, сумма, суммировать, просуммировать, агрегировать, сводка, итого
concatenate, join, append strings; соединить, склеить, конкатенация, сцепить
round, truncate, floor; округлить, округление, отбросить, усечь
limit, restrict, maximum, cap, at most, constraint; ограничить, ограничение, лимит, максимум, предел, предельный
encrypt, encryption, secure, cipher; шифрование, зашифровать, шифровать, защищённый
compress, pack, shrink, zip, compression; сжать, сжатие, упаковать, архив, архивировать, компрессия
extract, unpack, unzip, decompress; извлечь, распаковать, разархивировать
`;
