/** Databases, servers and programming. Each line is a group of words that a manual may use for one another. */
export const systems = `
user, login, role, account, person, username; пользователь, учётная запись, логин, роль, аккаунт
log in, login, sign in, authenticate, authentication, password, log on; вход, войти, аутентификация, авторизация, пароль, залогиниться
password, credential, secret, passphrase; пароль, секрет
permission, privilege, right, access, grant, authorization; право, доступ, разрешение, привилегия, полномочие, права
administrator, superuser, admin, root, owner; администратор, суперпользователь, админ, владелец
security, secure, protection, safe, protect; безопасность, защита, безопасный, защищённый, защитить
server, host, daemon, backend, machine; сервер, хост, узел, машина
client, frontend, application; клиент, приложение
computer, machine, pc, laptop; компьютер, машина, пк, ноутбук
network, connection, remote, socket, port; сеть, соединение, удалённый, порт, сетевой
connection, session, link; соединение, подключение, сеанс, сессия, связь
remote, foreign, other server, external; удалённый, внешний, сторонний
local, same machine; локальный, местный
database, db, data store, cluster; база данных, бд, база, кластер
table, relation; таблица, отношение
row, record, tuple, entry; строка, запись, кортеж
column, field, attribute; столбец, колонка, поле
cell, field; ячейка, клетка
query, select, statement, request, question; запрос, выборка, оператор, инструкция
statement, command, instruction; оператор, команда, инструкция
index, lookup, speed up; индекс, указатель, ускорить
key, primary key, identifier, unique; ключ, идентификатор, уникальный
foreign key, reference, referential, constraint; внешний ключ, ссылка, ограничение, ссылочный
unique, duplicate, distinct, uniqueness; уникальный, дубликат, повторяющийся, неповторяющийся
constraint, rule, restriction, condition, check; ограничение, правило, условие
transaction, commit, atomic; транзакция, фиксация, атомарный
lock, block, blocking, wait, deadlock, concurrency; блокировка, блокировать, взаимоблокировка, ожидание
concurrent, parallel, simultaneous, at the same time, asynchronous, at once; параллельный, одновременно, конкурентный, одновременный, асинхронный, параллельно
worker, process, thread, job, task; процесс, поток, рабочий, задача, задание
backup, dump, copy, archive, safeguard, safety copy; резервная копия, бэкап, дамп, архив, копия
replication, standby, replica, mirror, secondary, follower, slave; репликация, реплика, резервный, ведомый
primary, master, main, leader; главный, ведущий, основной, мастер
failover, take over, high availability, switch over, dies; отказоустойчивость, переключение, аварийный
crash, failure, power loss, disaster, outage; сбой, авария, крах, падение, аварийный
log file, write ahead log, wal, journal; журнал, лог, журнал предзаписи
trigger, event, automatically, fire; триггер, событие, срабатывать
function, procedure, routine, subroutine, stored procedure, method; функция, процедура, подпрограмма, метод
argument, parameter, input, option; аргумент, параметр, входной
return, result, output, give back, yield; возвращать, вернуть, результат, вывод, возврат
variable, value, constant; переменная, значение, величина, константа
string, text, characters; строка, текст, символ
integer, number, numeric, int; целое, число, числовой, целочисленный
array, list, vector, collection; массив, список, набор, коллекция
element, item, member, entry, component; элемент, пункт, член, компонент
loop, iterate, for each, repeat, go through, cycle; цикл, перебор, перебрать, итерация, обход
condition, if, when, case, branch; условие, если, ветвление
expression, formula, computation; выражение, формула, вычисление
computed, calculated, derived, generated, worked out; вычисляемый, расчётный, производный, генерируемый
type, data type, kind, datatype; тип, тип данных, вид
structure, composite, record, struct, compound; структура, составной, запись
date, time, timestamp, day, clock, calendar; дата, время, день, час, календарь, момент
hour, minute, second, month, year; час, минута, секунда, месяц, год
period, interval, duration, length of time, span; период, интервал, длительность, промежуток, продолжительность
money, currency, price, amount, dollar, monetary; деньги, валюта, цена, сумма, денежный
regular expression, regex, pattern, pattern matching, wildcard; регулярное выражение, шаблон, маска
match, fit, correspond; совпадение, соответствие, соответствовать, совпадать
case insensitive, upper case, lower case, capital letters; регистр, прописной, строчный, заглавный
collation, sort order, alphabetical, locale; правило сортировки, сортировка, алфавит, локаль
full text, text search, word search, documents; полнотекстовый, поиск
schema, namespace; схема, пространство имён
view, virtual table; представление, вид
catalog, system table, dictionary, metadata; каталог, системный, словарь
statistics, usage, counters, metrics, activity; статистика, показатели, счётчик, активность
monitor, watch, observe, track, inspect; мониторинг, отслеживать, наблюдать, следить, слежение
planner, optimizer, query plan, execution plan, optimization; планировщик, оптимизатор, план
scan, read through, sequential; сканирование, просмотр, последовательный
vacuum, clean up, garbage, reclaim, dead rows, bloat, keeps growing; очистка, мусор, сборка мусора, разрастание
tablespace, disk location, storage location; табличное пространство, расположение
partition, shard, split up; секция, раздел, партиция, секционирование
large object, blob, binary, bytes; большой объект, двоичный, бинарный, байты
xml, markup; xml, разметка
json, document; json, документ
cursor, result set; курсор, результат
fetch, next row, read rows; выборка, получить, следующая строка
bulk, mass, many rows, batch, lots of data; массовый, пакетный, большой объём
load, import, populate, copy in, ingest; загрузка, импорт, заполнение, загрузить
plugin, callback, hook, handler; обработчик, обратный вызов, хук, модуль
api, interface, library, call; интерфейс, библиотека, api, вызов
compile, build, source code, make; компиляция, сборка, собрать, исходный код, скомпилировать
shell, command line, terminal, console, prompt; командная строка, терминал, консоль, оболочка
command line, option, flag, switch, argument; командная строка, ключ, флаг, аргумент
environment variable, env; переменная окружения, окружение
configuration file, config, conf; конфигурационный файл, конфигурация
parameter, server setting, variable; параметр, настройка
operating system, os, kernel, linux, windows, macos, unix; операционная система, ядро, ос
encryption, ssl, tls, certificate, encrypted; шифрование, сертификат, ssl
protocol, message format, wire, handshake; протокол, обмен, рукопожатие
encoding, charset, character set, unicode, utf; кодировка, набор символов, юникод
comment, note, annotation, remark; комментарий, примечание, заметка, пометка
benchmark, performance test, throughput, load test; тест производительности, нагрузка, производительность
debug, troubleshoot, diagnose, problem; отладка, отладить, диагностика, диагностировать
timeout, expire, time limit; тайм-аут, время ожидания, истечь
size limit, maximum size, too large; предельный размер, слишком большой
volatile, immutable, stable, side effect; изменчивость, неизменный, постоянный
operator, comparison, symbol; оператор, сравнение, операция
rewrite, rule, transform query; правило, перезапись
inherit, parent, child, derived; наследование, родитель, потомок, дочерний
host name, ip address, address; адрес, имя узла, ip
hash, digest, checksum; хеш, контрольная сумма, хэш
sequence, auto increment, serial, counter, autonumber; последовательность, автоинкремент, счётчик
null, missing value, unknown, empty; пустое значение, null, отсутствует
join, combine tables; соединение, объединить
group by, aggregate, summary; группировка, агрегат, итог
subquery, nested query, with; подзапрос, вложенный
rank, row number, window; ранг, ранжирование, оконный, номер строки
pivot, crosstab, cross tabulation, rows into columns; сводная таблица, перекрёстный, сводный
quote, escape, special characters, quotation marks, literal; кавычка, экранирование, экранировать, спецсимвол, литерал
explain, execution plan, slow query, why slow, analyze; план, медленный, анализ, объяснение
csv, comma separated, text file, import, copy; csv, импорт, текстовый файл, копирование
time zone, local time, utc, daylight; часовой пояс, летнее время, местное время
upsert, insert or update, on conflict, merge, already exists; вставить или обновить, слияние, конфликт
temporary table, scratch, session; временная таблица, временный, сеанс
materialized view, cached result, stored query; материализованный, кешированный
cascade, dependent, depend, along with; каскадный, зависимый, зависеть
enum, enumeration, fixed list of values; перечисление, список значений
range, overlap, interval, from to; диапазон, пересечение, интервал
uuid, random id, guid; идентификатор, случайный
notify, listen, notification, subscribe, publish, message; уведомление, подписка, публикация, сообщение
publication, subscription, logical replication; публикация, подписка, репликация
two phase, prepared transaction, distributed; двухфазный, подготовленный, распределённый
isolation, dirty read, phantom, serializable, consistent, snapshot; изоляция, согласованный, снимок, сериализуемый
point in time, restore to a moment, earlier moment, recovery, timeline; восстановление, момент времени, точка
checkpoint, flush, sync, fsync; контрольная точка, сброс, синхронизация
kill, terminate, cancel query, stop a process, end session; завершить, отменить запрос, прервать, остановить
size of a table, disk usage, how big; размер таблицы, занимает место
row security, policy, tenant, only own rows; политика, защита строк
directory service, ldap, kerberos, single sign on, gssapi, active directory; служба каталогов, единый вход
host based, ip address, allow connections, access list; доступ, адрес, подключение
connection string, uri, dsn, connection parameters; строка подключения, параметры подключения
prepared statement, placeholder, bind, parameter; подготовленный, параметр, подстановка
one row at a time, row by row, large result, single row; построчно, по одной строке
stemming, stop words, synonyms, dictionary, thesaurus, lexeme; словарь, синоним, стоп-слова, основа слова
recursive, tree, hierarchy, parent, graph; рекурсивный, дерево, иерархия
percentile, median, quartile, ordered set; процентиль, медиана
substring, part of a string, split, trim, pad; подстрока, часть строки, разбить
extract, part of a date, age, add days; извлечь, часть даты, возраст
polygon, point, geometry, geometric, distance; многоугольник, геометрический, точка, расстояние
bit, flag, binary digits; бит, битовый, флаг
aggregate, summary, sum, average, count; агрегат, агрегатный, сумма, среднее
exception, error handling, catch, raise, sqlstate, error code; исключение, обработка ошибок, код ошибки
dynamic, execute string, built at run time; динамический, на лету
event trigger, ddl; событийный триггер
restart, reload, reread configuration; перезапуск, перезапустить, перечитать, перезагрузка
major version, upgrade, new release; обновление, новая версия, переход
regression test, test suite; регрессионный тест, тесты
sample, random rows, some rows; выборка, образец, случайные строки
first rows, limit, top, page; первые строки, ограничение, страница
both, intersection, common; пересечение, общий
except, only in the first, minus, difference; кроме, разность, исключение
case, if then, conditional; условие, условный
sort, order by, ascending, descending; сортировка, упорядочение, по возрастанию, по убыванию
subtotal, cube, rollup, grouping sets; промежуточный итог
autocommit, begin, commit; фиксация, автофиксация
savepoint, part of a transaction, nested; точка сохранения, вложенный
orphan, unreferenced, left over, dangling; потерянный, ненужный, осиротевший
wraparound, counter, overflow, run out; переполнение, исчерпание
shared memory, buffers, cache; разделяемая память, буферы
semaphore, limits, descriptors, open files; семафор, дескриптор, открытых файлов
daemon, service, boot, at startup; служба, демон, автозапуск
port, listen, address; порт, слушать, адрес
certificate, private key, signed, trusted; сертификат, ключ, подписанный, доверенный
man in the middle, impersonate, eavesdropping, spoofing, fake server; перехват, подделка, подмена
plugin, shared library, preload, module; библиотека, модуль, предзагрузка
header, include, macro, preprocessor, define; заголовочный, макрос, препроцессор
pointer, memory, allocate, free, leak; указатель, память, выделить, освободить, утечка
struct, record, row type; структура, запись
callback, hook, plugin function; обработчик, перехватчик
stream, streaming, continuous; поток, потоковый
slot, position, progress; слот, позиция
origin, source of change; источник, происхождение
conflict, collision, clash; конфликт, столкновение
degree, parallelism, workers; степень, параллелизм
cost, estimate, expensive, cheap; стоимость, оценка, дорогой
selectivity, estimate, row count; селективность, оценка, избирательность
hint, force, influence the planner; подсказка, заставить, принудить
tree, balanced, node, leaf; дерево, узел, лист
bloat, fragmentation, reorganize, cluster, reorder; раздувание, фрагментация, реорганизация, кластеризация
label, tag, mark, comment; метка, тег, пометка
wildcard, like, similar, pattern; шаблон, маска, подстановочный
upper, lower, case; верхний, нижний, регистр
`;
