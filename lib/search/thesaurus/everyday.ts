/** What people ask of any program in words of every day. Each line is a group of words that a manual may use for one another. */
export const everyday = `
log in, sign in, log on, login, logon; войти, вход, авторизация, авторизоваться, залогиниться, логин, зайти
log out, sign out, logout; разлогиниться, выйти из системы, выход из системы
account, user account, profile, registration, sign up; учётная запись, аккаунт, учётка, профиль, регистрация, зарегистрироваться
password, passphrase, passcode, credentials; пароль, код доступа, учётные данные, кодовое слово
forgot password, reset password, lost password; забыл пароль, сбросить пароль, восстановить пароль
user, member, person, people, colleague, participant, coworker, teammate; пользователь, участник, человек, сотрудник, коллега, юзер, люди
team, group of users, collaborator; команда, группа пользователей, коллектив, отдел
permission, access right, privilege, role, access, allowed; право, доступ, разрешение, полномочие, привилегия, роль
administrator, admin, owner, superuser; администратор, админ, владелец, суперпользователь, хозяин
guest, visitor, anonymous, public, outsider; гость, посетитель, анонимный, публичный, общедоступный, посторонний, чужой
invite, invitation, bring in; пригласить, приглашение, позвать
comment, remark, note, annotation, reply; комментарий, примечание, замечание, заметка, пометка, аннотация, приписка
note, memo, record, entry, sticky; заметка, запись, записка, памятка
notification, alert, notify, inform, message; уведомление, оповещение, уведомить, известить, сообщение, извещение, оповестить
reminder, remind, alarm; напоминание, напомнить, будильник
deadline, due date, due, overdue, late; срок, крайний срок, дедлайн, просроченный, опоздать
calendar, agenda; календарь, ежедневник
date, day, today, current date; дата, день, сегодня, сегодняшний, число, текущая дата
time, duration, hours, minutes, length, how long; время, длительность, продолжительность, часы, минуты, длина
task, job, ticket, issue, todo, chore, assignment; задача, задание, тикет, поручение, дело
responsible, assignee, in charge, assigned; ответственный, исполнитель, назначенный, отвечает за
priority, importance, urgent, important; приоритет, важность, срочный, важный, срочность
status, state, stage, progress, phase; статус, состояние, стадия, этап, ход, прогресс
finish, complete, done, finished, close; завершить, закончить, готово, выполнено, закрыть, завершённый, доделать
reopen, resume, continue; возобновить, продолжить, открыть заново
approve, accept, confirm, agree; утвердить, одобрить, согласовать, подтвердить, принять
tag, label, keyword, category, flag, mark; тег, метка, ярлык, ключевое слово, категория, рубрика, пометка
favorite, favourite, bookmark, starred, frequently used, quick access; избранное, закладка, любимый, часто используемый, быстрый доступ
rating, rate, stars; оценка, рейтинг, звёздочка, оценить, звёзды
attachment, attach file, enclose; вложение, прикрепить файл, вложить, прицепить, приложить
email, mail, e mail; почта, письмо, электронная почта, мейл, емейл
line break, newline, new line; разрыв строки, новая строка, конец строки
spelling, spell check, spellcheck, typo, misspelled, proofread; орфография, правописание, проверка орфографии, опечатка, ошибки в словах, грамотность
search and replace, find and replace, replace everywhere; найти и заменить, поиск и замена, заменить везде
regular expression, regex, wildcard, pattern; регулярное выражение, подстановочный, маска, шаблон, регулярка
upper case, uppercase, lowercase, capital letters, capitals, capitalize; регистр, заглавные, прописные, строчные, большие буквы, маленькие буквы
bullet, numbered list, list item, bulleted; маркированный, нумерованный список, пункт списка, маркер
numbering, page number, number pages; нумерация, номер страницы, пронумеровать, номера
column, field; столбец, колонка, графа, поле
row, line, record; строка, ряд, запись
cell, box; ячейка, клетка
heading, header, title, subtitle, section title; заголовок, шапка, подзаголовок
footnote, endnote; сноска, примечание
citation, bibliography, cite, reference, literature, source; цитата, цитирование, библиография, источник, список литературы, ссылка
table of contents, contents, outline, toc; оглавление, содержание, структура, план
chart, graph, diagram, plot; диаграмма, график, схема
formula, equation, math, expression; формула, уравнение, выражение, математика
quote, quotation, quotation marks; цитата, кавычки
source code, code block, snippet, programming; исходный код, фрагмент кода, блок кода, программирование
syntax highlighting, colored code; подсветка синтаксиса, раскраска кода
encoding, charset, garbled, unicode, gibberish, utf 8; кодировка, кракозябры, иероглифы, юникод, нечитаемый
special characters, accents, umlaut, symbols; спецсимволы, специальные символы, особые знаки
clear formatting, plain text, without formatting, strip formatting; без форматирования, очистить форматирование, простой текст, обычный текст
autocomplete, completion, suggestion, suggest; автодополнение, автозавершение, подсказка, дописывать, подставлять
abbreviation, text expansion, boilerplate, snippet; сокращение, автотекст, заготовка, аббревиатура
read aloud, text to speech, speak; читать вслух, озвучить, озвучивание, прочитать вслух
backup, back up, safety copy, spare copy; резервная копия, бэкап, резервное копирование, запасная копия, архивная копия, подстраховаться
autosave, save automatically, unsaved, lost work; автосохранение, несохранённый, автоматическое сохранение, сохраняться само
synchronize, sync, synchronization, between devices, two computers; синхронизация, синхронизировать, между устройствами, два компьютера, разные устройства
cloud, online storage, remote; облако, облачный, удалённый, облачное хранилище
download, fetch; скачать, загрузить, загрузка, выкачать, скачивание
upload; выложить, загрузить, закачать, загрузка, залить
shared folder, network drive, lan; общая папка, сетевой диск, локальная сеть
trash, recycle bin, wastebasket, undelete, deleted; корзина, мусор, удалённый, восстановить удалённый
duplicate, double, same twice, repeated, identical; дубликат, повторяющийся, двойной, дубль, одинаковый, совпадающий
batch, bulk, mass, many at once, all at once, several at once; пакетный, массовый, сразу много, скопом, сразу все, несколько сразу, разом
version history, earlier version, revision, snapshot, old version; история версий, прежняя версия, ревизия, старый вариант, снимок
track changes, revisions, suggested edits; отслеживание изменений, правки, режим правок, рецензирование
conflict, clash, collision; конфликт, столкновение, противоречие
file type, file extension, format; расширение, тип файла, формат
open with, default program, associate; открывать с помощью, программа по умолчанию, ассоциация, открывать другой программой
symlink, shortcut, alias, symbolic link; ярлык, символическая ссылка, псевдоним
disk usage, free space, takes space, disk full; занимает место, свободное место, объём, место кончилось
unused, orphan, leftover, unneeded, clean up, obsolete; неиспользуемый, ненужный, лишний, осиротевший, почистить, прибраться, хлам
archive, put away; архив, архивировать, архивный
migrate, transfer from another program, bring over, switch from; перенести из другой программы, миграция, перетянуть, переехать, перейти с другой
crash, freeze, hang, not responding, stuck, unresponsive, frozen; зависнуть, зависание, вылетать, вылет, не отвечает, сбой, аварийный, виснуть, подвисать, рухнуть, падение
slow, lag, sluggish, stutter, performance, takes long; медленно, тормозить, лагать, тормоза, долго, производительность, быстродействие, притормаживать
does not work, fail, broken, failure, unable, cannot; не работает, сбой, неудача, не удалось, сломаться, отказ
spoil, damage, corrupt, ruin, corrupted, mess up; испортить, повредить, повреждение, повреждённый, сломать, битый, испорченный
lose, lost, missing, vanish, loss; потерять, потеря, утерянный, пропасть, исчезнуть, пропажа, утрата
protect, security, protection, secure, safe; безопасность, защита, защитить, безопасный, защищённый, обезопасить
private, confidential, secret, personal, privacy; приватность, конфиденциальность, личный, частный, секретный
read only, prevent editing, write protected; только чтение, защита от изменений, запретить правку, нельзя менять
dark mode, dark theme, night mode; тёмная тема, ночной режим, тёмное оформление, тёмный режим
font size, text size, bigger text, larger letters; размер шрифта, крупный шрифт, мелкий шрифт, размер текста, размер букв
start page, home screen, welcome screen, splash screen; стартовая страница, начальный экран, экран приветствия, заставка
startup, at start, on launch, start automatically, boot; запуск, при старте, автозапуск, автозагрузка, при запуске, при включении
command line, terminal, console, shell, prompt; командная строка, терминал, консоль, оболочка
argument, switch, flag, parameter; аргумент, ключ, флаг, параметр
side by side, next to each other, two at once; рядом, бок о бок, одновременно, параллельно
scroll, scrolling; прокрутка, прокручивать, листать, скроллить, прокрутить, промотать
navigate, go to, jump, jump to, switch to; перейти, переход, навигация, прыгнуть, переключиться, перескочить
tooltip, hint, popup, hover; подсказка, всплывающая подсказка, при наведении
progress bar, progress; индикатор выполнения, ход выполнения, прогресс
gesture, touch, touchscreen, swipe, finger, trackpad, touchpad; жест, сенсорный, палец, касание, тачпад, трекпад
phone, mobile, smartphone, android, ios, iphone; телефон, мобильный, смартфон, айфон, андроид
computer, pc, laptop, desktop, machine; компьютер, ноутбук, настольный, пк
browser, web browser; браузер, обозреватель
offline, without internet, no connection, disconnected; офлайн, без интернета, автономный, без сети
network, connection, internet, proxy; сеть, подключение, соединение, интернет, прокси
server, host, remote machine; сервер, хост, удалённый компьютер
license, licence, activation, purchase, buy, subscription, serial number; лицензия, активация, покупка, купить, подписка, лицензионный ключ
price, cost, free of charge, pay, payment, billing; цена, стоимость, бесплатный, платный, оплата, оплатить, платить
rule, condition, trigger, event; правило, условие, триггер, событие
macro, record actions, repeat actions, recorded steps; макрос, запись действий, повторять действия, записать действия
variable, placeholder; переменная, подстановка, заполнитель
api, integration, third party, connect other programs; интеграция, сторонний, программный интерфейс, api
debug, troubleshoot, diagnose, troubleshooting; отладка, диагностика, устранение неполадок, отлаживать
statistics, report, summary, overview, analytics; статистика, отчёт, сводка, обзор, аналитика, показатель
average, mean; среднее, усреднить
word count, number of words, count words; число слов, количество слов, счётчик слов, сколько слов
sound, audio; звук, аудио, звуковой
volume, loud, quiet, loudness, gain, level; громкость, громкий, тихий, усиление, уровень, громче, тише
mute, silence, silent; заглушить, без звука, тишина, выключить звук, приглушить
microphone, mic; микрофон
video, movie, film, clip, footage; видео, фильм, ролик, клип, видеозапись
speed up, slow down, faster, slower; ускорить, замедлить, быстрее, медленнее
map, gps, geotag, coordinates, place; карта, геолокация, координаты, местоположение
list view, icon view, details view; вид списка, режим списка, вид таблицы, крупные значки
show only, display only; показать только, отображать только, отобрать
decimal, comma, fraction, separator; десятичный, дробный, запятая, разделитель
currency, money; валюта, деньги, денежный
interface language, change language; язык интерфейса, русификация, сменить язык, русский интерфейс
keyboard layout, input language; раскладка, раскладка клавиатуры
publish, make public, put online, website; опубликовать, публикация, выложить, в интернет, сайт
follow, watch, subscribe, keep an eye; подписаться, следить, наблюдать, отслеживать
reset settings, factory settings, start over, from scratch; сбросить настройки, заводские настройки, начать заново, с нуля, исходные настройки
copy settings, transfer settings, same settings; перенести настройки, настройки на другой компьютер, те же настройки
nested, child, subordinate, sub, inside another; вложенный, подчинённый, дочерний, внутри другого
parent, superior; родительский, родитель, вышестоящий
depend, dependency, relation, related, relationship; зависеть, зависимость, связь, связанный, отношение, взаимосвязь
wizard, assistant, first run; мастер, помощник, первый запуск, первоначальная настройка
confirm, confirmation, ask, prompt; подтверждение, запрос, спрашивать, подтвердить, переспрашивать
do not ask again, stop asking, do not show again; больше не спрашивать, не показывать больше, отключить запрос
refresh, reload, update view; обновить, перечитать, перезагрузить
restart, reboot, relaunch; перезапуск, перезагрузка, перезапустить
second monitor, two screens, external display, multiple monitors; второй монитор, два экрана, несколько мониторов, внешний монитор
operating system, windows, linux, mac; операционная система, ос
system requirements, hardware requirements; системные требования, минимальные требования
compatible, compatibility, supported; совместимость, совместимый, поддерживается, подходит
report bug, contact support, ask for help, forum; сообщить об ошибке, обратиться в поддержку, форум, техподдержка
drop-down, dropdown, combo box, pull-down; выпадающий, раскрывающийся, выпадающий список
whole, entire, everything; весь, целиком, полностью
join, participate, take part; присоединиться, вступить, участвовать
order, sequence, rearrange, reorder; порядок, последовательность, переставить, поменять местами, очерёдность
swap, change places, exchange; поменять местами, обменять
own, custom, customized, personal, user defined; собственный, свой, пользовательский, личный, нестандартный
extra, additional, more, further; дополнительный, ещё, добавочный
remember, memorize, keep, retain; запомнить, помнить, запоминать, сохранять
forget; забыть, забывать
guess, detect, recognize, recognise, detection; определить, распознать, распознавание, угадать, обнаружить
appear, show up, visible; появиться, показаться, виден, появляться
too, excessive, too much; слишком, чрезмерный, лишний
accidentally, by mistake, mistakenly, unintentionally; случайно, по ошибке, нечаянно, непреднамеренно
quickly, fast, rapid, quick; быстро, ускоренный, моментально
without mouse, keyboard only, by keyboard; без мыши, только клавиатура, с клавиатуры
preset, saved settings, reuse settings, set of settings; пресет, набор настроек, предустановка, сохранённые настройки, заготовка
template, boilerplate, reuse, same every time; шаблон, заготовка, каждый раз одно и то же, не писать заново, бланк
embed, inside another, include from another file; встроить, встраивание, внутри другого, внутри текста, внедрить
where saved, where stored, stored on disk, location of data; где лежит, где хранится, хранение данных, куда сохраняется, где находится
style sheet, css, own style; таблица стилей, свой стиль
watermark, signature on image, stamp; водяной знак, подпись на картинке, штамп
match, hit, occurrence, search result, found; совпадение, вхождение, найденное, результат поиска
dangerous, harmful, risk, unsafe, malicious; опасно, опасный, вредоносный, риск, небезопасный
word file, docx, office document, microsoft word; файл word, документ word, docx
spreadsheet, excel, csv, table file; электронная таблица, эксель, excel, csv
community, forum, other users, chat; сообщество, форум, другие пользователи, чат
flash drive, usb stick, removable, external drive, portable; флешка, съёмный, внешний диск, портативный, переносной
file manager, explorer, finder; файловый менеджер, проводник
escape, literal character; экранирование, экранировать
parent folder, level up, one level higher; родительская папка, на уровень вверх, уровнем выше, подняться
address bar, breadcrumb, path bar; адресная строка, строка пути, панель адреса
external program, external tool, other program, own utility; внешняя программа, внешний инструмент, другая программа, сторонняя программа, внешний
enter, input, type in, fill in; ввести, ввод, вводить, вписать, набрать, заполнить
accessibility, blind, visually impaired, screen reader; доступность, незрячий, слабовидящий, специальные возможности
invalid, illegal, forbidden, not allowed, reserved; недопустимый, запрещённый, нельзя использовать, недействительный
working day, weekend, holiday; рабочий день, выходной, праздник
parallel, simultaneously, concurrent, at the same time, asynchronous; параллельно, одновременно, одновременный, асинхронный
return, give back, result; вернуть, возвращать, результат, выдать
hexadecimal, octal, binary; шестнадцатеричный, восьмеричный, двоичный
connector, arrow, connecting line; соединитель, стрелка, соединительная линия
gallery, clip art, ready-made pictures, collection; галерея, коллекция, готовые картинки, библиотека
about, version number, which version; о программе, номер версии, какая версия
what is new, release notes, changelog, changes; что нового, журнал изменений, список изменений
background, in the background, background process; в фоне, фоновый, фоновый процесс
queue, pending, waiting; очередь, ожидание, в ожидании
insert image, add picture, illustration; вставить картинку, добавить изображение, вставить рисунок, иллюстрация
focus mode, distraction free, concentrate, zen; режим фокусировки, не отвлекаться, сосредоточиться, без отвлечений
presentation, slide, slideshow; презентация, слайд, показ слайдов
diary, journal, daily; дневник, ежедневный, каждый день
checklist, to-do list, check off, task list; чек-лист, список дел, список задач, отмечать выполненное
line numbers, number of line; номера строк, номер строки
indent, tabulator, indentation, tab stop; отступ, табуляция, красная строка
caption, label, legend; подпись, надпись, легенда
border, line around, frame; граница, рамка, обрамление
align, center, justify, left aligned; выравнивание, по центру, по ширине, по левому краю
superscript, subscript, index; надстрочный, подстрочный, индекс, степень
strikethrough, crossed out, strike out; зачёркнутый, зачеркнуть, перечёркнутый
highlighter, marker, colored text; маркер, выделитель, цветной текст
color label, mark with color, colored; цветная метка, пометить цветом, раскрасить
merge cells, join cells, span; объединить ячейки, слить ячейки
outdated, old, no longer supported, deprecated; устаревший, старый, не поддерживается
support, supported, works with; поддержка, поддерживать, работает с
need, require, requirement, necessary; требоваться, требование, необходимый, нужный
reason, cause, why; причина, почему, из-за чего
solve, solution, workaround, help; решение, решить, обходной путь, способ
often, frequently, regularly, interval, periodic; часто, регулярно, периодический, интервал, каждый
immediately, instantly, at once, now; сразу, немедленно, мгновенно, сейчас
later, afterwards, postpone, delay; позже, потом, отложить, отсрочка, перенести
expire, expiry, valid until, validity; истекать, срок действия, действителен до
between, from one to another, exchange; между, обмен, из одного в другой
everywhere, globally, in all; везде, всюду, во всех, глобально
exception, except, apart from; исключение, кроме, за исключением
optional, optionally, not necessary; необязательный, по желанию, опционально
inside, within, inner, internal; внутри, внутренний
outside, external, outer; снаружи, внешний, наружный
local, on this computer; локальный, на этом компьютере
owner, author, creator, who made; владелец, автор, создатель, кто создал
responsible person, manager, leader; руководитель, менеджер, начальник
item, element, entry, object; элемент, объект, запись, пункт, предмет
symbol, sign, mark, icon; символ, знак, значок, обозначение
list of changes, log, record of actions, audit; журнал, история действий, протокол
address, contact, phone number; адрес, контакт, номер телефона
identifier, id, unique number, code; идентификатор, уникальный номер, код
rights, copyright, ownership; авторское право, права
measurement unit, metric, scale; единица измерения, метрический
coordinate, position, place, location; координата, положение, позиция, место
snap, stick to, magnet, align to; привязка, прилипание, примагничивать, магнит
invisible characters, whitespace, show spaces, formatting marks; непечатаемые символы, пробелы, невидимые символы
trim, shorten, cut to length; укоротить, подрезать, сократить
overwrite, replace existing, write over; перезаписать, затереть, поверх старого, заменить существующий
skip, pass over, jump over; пропустить, пропуск, перескочить
split view, divide window, second pane; разделение окна, вторая панель, разделить экран
remote control, control from afar, another device; удалённое управление, управлять с другого
sensitivity, threshold, tolerance; чувствительность, порог, допуск
loop, again and again, repeat endlessly; зациклить, по кругу, бесконечно
interrupt, cancel operation, stop process; прервать, отменить операцию, остановить
estimate, guess, approximate, expected; оценка, приблизительно, примерно, ожидаемый
spend, effort, workload, time spent; затраты, потрачено, трудозатраты, нагрузка
share link, link for others, public link; ссылка для других, публичная ссылка, общая ссылка
scan code, qr, barcode; код, qr, штрихкод
picture in text, screenshot, screen capture; снимок экрана, скриншот, захват экрана
clone, copy whole, duplicate project; клонировать, скопировать целиком, копия проекта
`;
