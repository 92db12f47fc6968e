/** Queries, types, indexes and programs of a database, as those who write SQL name them. Each line is a group of words that a manual may use for one another. */
export const sql = `
increasing numbers, next number, numbering, nextval, serial, identity, sequence; нумерация, порядковый номер, следующий номер, автонумерация, последовательность
gaps in numbers, holes in numbering, skipped numbers, sequence, nextval; пропуски в нумерации, дырки в нумерации, последовательность
leave a note on, describe a table, describe a column, comment on; пояснение к таблице, описание столбца, комментарий
who may see which rows, per user rows, own rows, row level security, policy, rls; видеть только свои строки, защита на уровне строк, политика
how many rows it will return, guess, misestimate, estimated rows, estimation, cardinality, selectivity; оценка числа строк, кардинальность, избирательность, неверная оценка
constant table, inline table, rows without a table, values; таблица констант, список значений, строки без таблицы
postpone, check later, check at the end, deferred, deferrable, initially deferred; отложить, отложенный, откладываемый, проверка в конце
fill in automatically, value if not given, default value, default expression; значение по умолчанию, подставить само
mandatory, required column, must be filled in, not null; обязательный, обязательное поле, незаполненный, not null
must not overlap, double booking, overlapping reservations, exclusion constraint, exclude; не пересекаться, двойное бронирование, ограничение исключения
link between tables, points to another table, references, foreign key, referential integrity; связь между таблицами, ссылаться на другую таблицу, внешний ключ, ссылочная целостность
delete child rows, delete dependent rows, on delete cascade, cascading; удалить подчинённые строки, каскадное удаление, каскад
domain, restricted type, type with a check; домен, доменный, тип с ограничением
empty a table, delete all rows, truncate, truncation; опустошить таблицу, удалить все строки, опустошение
return inserted id, id of the new row, last inserted, returning, currval, lastval; ид новой строки, вставленная строка, returning, последний вставленный
update from another table, update join, update from; обновить из другой таблицы, обновление с соединением
delete using another table, delete with join; удалить по другой таблице, удаление с соединением
do nothing if exists, ignore duplicates, skip existing, on conflict, do nothing; не вставлять повторно, пропустить дубликаты, при конфликте
remove duplicates, duplicate rows, deduplicate, distinct, distinct on; убрать повторы, повторяющиеся строки, дубли, distinct
latest row per group, newest per customer, first per group, distinct on, row_number; последняя строка в группе, первая в каждой группе, distinct on
create table from a query, save query result, create table as, select into; таблица из запроса, сохранить результат запроса, create table as
same structure, copy table structure, create table like; такая же структура, копия структуры таблицы, like
change the type of a column, convert a column, alter column type, alter table; сменить тип столбца, изменить тип столбца, alter table
add a column, new column, alter table, add column; добавить столбец, новая колонка, alter table
join without match, keep unmatched rows, rows with no match, left join, outer join; строки без пары, внешнее соединение, левое соединение
every combination, all combinations, all pairs, cross join, cartesian product; все сочетания, каждый с каждым, декартово произведение, перекрёстное соединение
join a table to itself, self join, alias; соединить таблицу с собой, самосоединение, псевдоним
refer to earlier items, per row subquery, function per row, lateral; подзапрос для каждой строки, lateral, латеральный
natural join, same column names; естественное соединение, одноимённые столбцы
short name, other name, rename in query, column alias; псевдоним, алиас, краткое имя
common table expression, cte, with clause, with query, named subquery; общее табличное выражение, вспомогательный запрос, подзапрос с именем
walk a tree, all descendants, all ancestors, organization chart, recursive query, with recursive; обход дерева, все потомки, все предки, рекурсивный запрос
endless recursion, loop in data, cycle detection, cycle clause; бесконечная рекурсия, обнаружение циклов, зацикливание
running total, cumulative sum, moving average, window function, over, partition by; нарастающий итог, накопительный итог, скользящее среднее, оконная функция
previous row value, compare with the previous row, lag, lead; значение предыдущей строки, соседняя строка, lag, lead
rows around the current row, window frame, preceding, unbounded; рамка окна, соседние строки, границы рамки
filter groups, condition on a sum, condition on aggregate, having; условие на группу, отбор групп, having
count only some, conditional aggregate, filter clause; посчитать только часть, условный агрегат, filter
list in one cell, join values into one string, comma separated list, string_agg, array_agg; собрать значения в строку, через запятую, агрегировать строки, string_agg
stack results, put results together, union; сложить результаты, объединение запросов
in one list but not the other, not exists, anti join, except; есть в одном нет в другом, антисоединение, not exists
any of, is in list, membership, any of the list; любой из, входит в список, принадлежность
exists, at least one row, semi join; существует ли строка, есть хоть одна, полусоединение
skip the first rows, paging, pagination, offset, limit; пропустить первые, постраничный вывод, пагинация, смещение
ties, equal places, with ties, fetch first; равные места, одинаковый ранг, with ties
nulls first, nulls last, where nulls sort; пустые значения в начале, порядок null
compare with null, null safe, is distinct from, is null; сравнение с null, неизвестное значение, is distinct from
instead of null, first non-null, replace null, coalesce, nullif; вместо null, первое непустое, заменить null, coalesce
largest of several values, greatest, least; наибольшее из, наименьшее из, greatest, least
convert type, type conversion, cast, casting, coercion, typecast; приведение типа, привести к типу, преобразование типов
implicit conversion, automatic conversion, assignment cast, implicit cast; неявное приведение, неявное преобразование
ambiguous function, which function is chosen, overloading, overload, function resolution; перегрузка, перегруженный, разрешение функций, неоднозначный
exact decimals, exact numbers, without rounding errors, numeric, decimal; точные числа, десятичный, без ошибок округления
floating point, inexact, real, double precision, float; плавающая точка, вещественный, двойная точность, неточный
not a number, nan, infinity; бесконечность, не число, nan
integer division, remainder, modulo, mod; остаток от деления, деление нацело, модуль числа
value out of range, too big number, overflow; выход за диапазон, слишком большое число, переполнение
true false, yes no, boolean, logical value; логическое значение, булев, истина, ложь, да нет
three-valued logic, unknown, null logic; трёхзначная логика, неопределённый
trailing spaces, padding, fixed length, char, blank-padded; хвостовые пробелы, дополнение пробелами, фиксированная длина
maximum length of text, limited text, varchar, character varying; ограничение длины строки, длина текста, varchar
raw bytes, binary data, bytea, hex, escape format; сырые байты, двоичные данные, bytea, шестнадцатеричный
moment in time, date and time, timestamp, timestamptz; момент времени, дата и время, метка времени
current date, current time, today, now, current_timestamp, clock_timestamp; сегодня, сейчас, текущее время, текущая дата
round a date, beginning of month, start of the week, date_trunc, date_bin; округлить дату, начало месяца, начало недели, date_trunc
day of week, week number, extract, date_part, dow, isodow; день недели, номер недели, extract
format a date, date to text, to_char, format pattern; вывести дату, формат даты, дату в строку, to_char
parse a date, text to date, to_date, to_timestamp; строку в дату, разобрать дату, to_date
series of numbers, range of dates, list of days, generate_series; ряд чисел, список дат, все даты, generate_series
table-valued function, returns many rows, set returning, setof, returns table; функция возвращает таблицу, множество строк, возвращающий множество
from array to rows, expand an array, explode, unnest; массив в строки, развернуть массив, unnest
array index, element of array, subscript, slice, array slice; индекс элемента, элемент массива, срез массива
contains, contained in, containment; содержит, содержится, вхождение
json field, value inside json, nested json, jsonb, json path, jsonpath, arrow operator; поле json, значение внутри json, jsonb, путь json
rows to json, produce json, to_json, row_to_json, json_agg, json_object; строки в json, получить json, вывод в json
json to rows, json to table, json_table, json_to_recordset, jsonb_array_elements; json в таблицу, json в строки, json_table
change a value in json, update json, jsonb_set, jsonb_insert; поменять значение в json, jsonb_set
key and value, key value pairs, dictionary, hstore; ключ значение, пары ключей, hstore
xml path, search in xml, xpath, xmltable, xmlexists; поиск в xml, путь xml, xpath
produce xml, query to xml, xmlelement, xmlforest, xmlagg, table_to_xml; вывести в xml, получить xml, xmlelement
from-to value, lower bound, upper bound, range type, daterange, tsrange, multirange; диапазонный тип, нижняя граница, верхняя граница, мультидиапазон
inclusive, exclusive, half-open, including the end; включительно, исключая, граница диапазона
network address, subnet, netmask, inet, cidr, macaddr; сетевой адрес, подсеть, маска сети, inet
bit mask, bitwise, bit string, bit varying; битовая маска, побитовый, битовая строка
composite type, row type, several fields in one, create type; составной тип, строковый тип, create type
own data type, define a type, user-defined type, base type, create type; свой тип данных, собственный тип, базовый тип
any type, polymorphic, generic, anyelement, anyarray; любой тип, полиморфный, обобщённый, полиморфизм
pseudo-type, cstring; псевдотип, псевдотипы
object identifier, oid, regclass, regproc; идентификатор объекта, oid, regclass
row location, physical position of a row, ctid, tid, system column; физическое положение строки, системный столбец, ctid
search words in documents, find documents, tsvector, tsquery, to_tsvector; поиск слов в документе, найти документы, tsvector, tsquery
relevance, best match first, ranking of results, ts_rank; релевантность, ранжирование результатов, ts_rank
show found words, snippet, excerpt, ts_headline; выделить найденное, фрагмент с найденным, ts_headline
word endings, word forms, stemmer, snowball, ispell, hunspell; словоформы, окончания слов, морфология, стеммер, стемминг
typo tolerant, misspelled, similar strings, fuzzy search, trigram, pg_trgm, similarity; опечатка, похожие строки, нечёткий поиск, триграмма, схожесть
sounds like, soundex, metaphone, levenshtein, edit distance, fuzzystrmatch; созвучный, расстояние левенштейна, звучание, редакционное расстояние
accents, diacritics, unaccent; диакритический, ударение, диакритика
ignore case, case-insensitive text, citext, ilike; без учёта регистра, нечувствительный к регистру, citext
text starts with, prefix search, starts_with, text_pattern_ops; начинается с, поиск по началу, префикс
index on expression, index on function, functional index, expression index; индекс по выражению, функциональный индекс
index some rows, smaller index, partial index, predicate; индекс по части строк, частичный индекс, предикат
index of several columns, multicolumn index, composite index; составной индекс, индекс по нескольким столбцам
answer from the index alone, covering index, index-only scan, include columns, visibility map; покрывающий индекс, сканирование только индекса, карта видимости
build index without blocking, create index concurrently, concurrently, invalid index; индекс без блокировки, неблокирующее построение индекса, concurrently
rebuild an index, corrupted index, reindex; перестроить индекс, повреждённый индекс, переиндексация, reindex
index not used, ignores my index, seq scan, sequential scan, enable_seqscan; индекс не используется, не использует индекс, последовательное сканирование
kind of index, index type, index method, access method, btree, b-tree; вид индекса, тип индекса, метод доступа, b-дерево
equality only, hash index; хеш-индекс, только равенство
inverted index, many keys per row, gin; обратный индекс, инвертированный индекс, gin
pending list, slow gin updates, fastupdate; список ожидающих записей, быстрое обновление, fastupdate
generalized search tree, gist, sp-gist, spgist, space-partitioned; обобщённое дерево поиска, gist, пространственный индекс
very large ordered table, block range, brin, summarize ranges, minmax; очень большая таблица, зоны блоков, brin, блоковый диапазон
bloom filter, bloom, probabilistic; фильтр блума, вероятностный
nearest neighbor, closest, knn, distance operator, order by distance; ближайший сосед, ближайшие, упорядочить по расстоянию, knn
bitmap scan, combine several indexes, bitmapand, bitmap heap scan; битовая карта, сканирование по битовой карте, объединить индексы
operator class, operator family, opclass, strategy number, support function; класс операторов, семейство операторов, опорная функция, номер стратегии
merge equal index entries, duplicate keys in index, deduplication, posting list; исключение дубликатов, дедупликация, список вхождений
room for updates, fill factor, fillfactor, heap-only tuple, hot; фактор заполнения, коэффициент заполнения, место для обновлений, hot
split a big table, partitioned table, partition by range, list partition, hash partition; разбить большую таблицу, секционированная таблица, секционирование по диапазону
skip partitions, only the needed partitions, partition pruning, constraint exclusion; отсечение секций, устранение секций, исключение по ограничению
add an existing table as partition, attach partition, detach partition; присоединить секцию, отсоединить секцию, attach partition
rows that fit no partition, default partition; секция по умолчанию, не попадает в секцию
table inheritance, child table, parent table; наследование таблиц, дочерняя таблица, родительская таблица
saved query, named query, stored select, view, create view; сохранённый запрос, именованный запрос, представление
change data through a view, updatable view, with check option, instead of; изменять через представление, изменяемое представление, check option
security barrier, leakproof, leak through a view, security invoker; барьер безопасности, утечка через представление, герметичный
refresh a stored result, refresh materialized view, stale; обновить материализованное представление, устаревшие данные, refresh
rule system, rewriter, query rewriting, create rule, instead rule; система правил, переписывание запросов, правило перезаписи
before saving, on every insert, when a row changes, trigger, create trigger; при каждой вставке, при изменении строки, перед сохранением, триггер
audit, change history, who changed, track changes; аудит, история изменений, кто изменил, протоколирование изменений
old value, new value, old row, new row, previous value; старое значение, новое значение, прежняя строка
per statement, per row, for each row, for each statement, statement trigger; на уровне оператора, на уровне строк, операторный триггер
transition table, all changed rows, referencing, new table; переходная таблица, все изменённые строки, переходные таблицы
catch ddl, prevent dropping tables, schema change, event trigger, ddl_command_end, sql_drop; перехватить ddl, запретить удаление таблиц, событийный триггер
order of triggers, trigger firing order, alphabetical order of triggers; порядок срабатывания, очередность триггеров
stored program, server-side code, procedural language, plpgsql, pl; хранимая программа, процедурный язык, код на сервере
language for functions, python in database, plpython, plperl, pltcl, untrusted language, trusted language; язык функций, недоверенный язык, доверенный язык
anonymous block, run code once, do block; анонимный блок, одноразовый код
procedure that commits, transaction inside a procedure, call, create procedure; процедура с фиксацией, управление транзакцией в процедуре, call
run with owner rights, security definer, setuid, security invoker; с правами владельца, от имени владельца, security definer
function attributes, immutable, stable, volatile, volatility, deterministic; изменчивость функции, категория изменчивости, детерминированный
called with null, strict, returns null on null input; вызов с null, строгий, strict
named arguments, default arguments, optional argument, named notation; именованные аргументы, необязательный аргумент, именная передача
any number of arguments, variable number of arguments, variadic; переменное число аргументов, произвольное число параметров, variadic
output parameter, out parameter, inout; выходной параметр, выходные параметры
print a message, raise notice, raise exception, raise; вывести сообщение, выдать сообщение, raise
catch an error, trap errors, exception block, when others; перехватить ошибку, поймать исключение, блок exception
which error, error details, get stacked diagnostics, sqlerrm, sqlstate; сведения об ошибке, текст ошибки, код sqlstate
how many rows were changed, rows affected, get diagnostics, row_count, found; сколько строк изменено, затронутых строк, число обработанных строк
build sql text, dynamic sql, execute format, quote_ident, quote_literal; собрать текст запроса, динамический sql, quote_ident
injection, sql injection, malicious input, untrusted input; внедрение sql, sql-инъекция, инъекция, вредоносный ввод
walk through rows, read in portions, cursor, declare, fetch forward, refcursor; читать порциями, перебор строк, курсор, курсорный
scroll back, backward, scrollable cursor, scroll; прокручиваемый курсор, назад по курсору, прокрутка курсора
keep cursor after commit, with hold, holdable; удерживаемый курсор, курсор после фиксации, with hold
update the row under the cursor, where current of; обновить текущую строку курсора, where current of
prepare once run many times, parse once, prepare, execute, deallocate, generic plan, custom plan; подготовить один раз, подготовленный оператор, общий план, специализированный план
c library for clients, client library, libpq, pgconn, pgresult; клиентская библиотека, библиотека для c, libpq
send a query without waiting, nonblocking, non-blocking, asynchronous command, pqsendquery; не ждать ответа, неблокирующий, асинхронная команда
send several queries at once, save round trips, pipeline mode, pipelining, network latency; несколько запросов сразу, конвейерный режим, конвейер, задержка сети
open a connection, pqconnectdb, pqconnectstart, connectdbparams; открыть соединение, установить соединение, функции подключения
is the connection alive, connection status, broken connection, pqstatus, pqreset; живо ли соединение, состояние подключения, разрыв соединения
is the server running, server reachable, pg_isready, pqping; доступен ли сервер, работает ли сервер, проверка готовности
several hosts, list of hosts, target_session_attrs, failover of the client, load balance hosts; несколько узлов, список серверов, балансировка узлов
number of columns in result, result metadata, pqnfields, pqntuples, pqgetvalue; число столбцов результата, данные результата, получение значений
text or binary result, binary format, textual format; двоичный формат, текстовый формат результата
error message of the last command, pqerrormessage, pqresulterrorfield; сообщение последней ошибки, текст ошибки клиента
server messages, notice processor, notice receiver, warnings in the client; обработка замечаний, обработчик замечаний
cancel a running query, stop a long query, pg_cancel_backend, pqcancel; отменить выполняющийся запрос, прервать долгий запрос, отмена запроса
kick out a user, drop connections, end other sessions, pg_terminate_backend; выгнать пользователя, разорвать подключения, завершить чужой сеанс
password file, do not ask for the password, store the password, pgpass; файл паролей, не спрашивать пароль, хранить пароль, pgpass
service file, named connection, pg_service; файл служб, служба подключений, именованное подключение
multithreaded client, thread safe, thread-safe; многопоточный, потокобезопасный, потоки в клиенте
sql inside c, embedded sql, ecpg, exec sql, host variable; sql внутри c, встраиваемый sql, ecpg, переменные среды, host-переменные
indicator of null, indicator variable, indicator; индикатор, переменная-индикатор
whenever error, sqlca, error in embedded sql, whenever; sqlca, область связи, whenever
descriptor area, sqlda, named descriptor, get descriptor; область дескриптора, дескрипторный, sqlda
fast load, load a file, bulk load, bulk insert, copy from, copy command; быстрая загрузка, загрузить файл, массовая загрузка, copy
speed up loading, populate a database, drop indexes before loading, disable triggers; ускорить загрузку, наполнение базы данных, первоначальная загрузка
bad rows, skip bad lines, error in a line of the file, on_error; ошибочные строки, пропустить неверные строки, on_error
delimiter, separator, column separator, field separator; разделитель, разделять, разделитель полей
file on the client, file on the server, copy from stdin, stdin; файл на клиенте, файл на сервере, стандартный ввод
tell other sessions, wake up a client, listen, notify, pg_notify, payload; сообщить другим сеансам, канал уведомлений, оповестить, listen
files inside the database, store files, large object, lo_import, lo_export, pg_largeobject; файлы в базе, хранить файлы, большой объект, lo_import
long values, oversized, out of line storage, toast, compression of values; длинные значения, внешнее хранение, toast, сверхбольшие атрибуты
storage strategy, storage mode of a column, set storage; стратегия хранения, режим хранения столбца, storage
`;
