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
`;
