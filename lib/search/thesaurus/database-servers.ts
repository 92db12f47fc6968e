/** Running, watching and extending a database server. Each line is a group of words that a manual may use for one another. */
export const databaseServers = `
group of users, role membership, member of, group role, inherit; группа пользователей, членство в роли, групповая роль, член роли
become another user, switch user, set role, set session authorization; стать другим пользователем, сменить роль, set role
take away rights, revoke; отозвать право, лишить прав, отзыв
rights for future tables, default privileges, alter default privileges; права на будущие таблицы, права по умолчанию, default privileges
grant to others, pass on the right, grant option, admin option; передать право другим, право передачи, grant option
everyone, all users, public role, public; для всех, все пользователи, public
predefined roles, read all data, pg_read_all_data, pg_monitor, pg_signal_backend; предопределённые роли, читать все данные, pg_monitor
change the owner, transfer ownership, alter owner, reassign owned; сменить владельца, передать владение, reassign owned
delete a user who owns objects, cannot drop role, drop owned, reassign owned; удалить роль с объектами, роль не удаляется, drop owned
bypass policy, bypassrls, force row security; обход политики, обойти защиту строк, bypassrls
limit connections of a user, too many connections, connection limit, max_connections; слишком много подключений, ограничить число подключений, max_connections
password expires, valid until; срок действия пароля, пароль истекает, valid until
who may connect from where, pg_hba, host-based authentication, client authentication, hba; кто откуда может подключаться, аутентификация клиента, pg_hba
no password needed, passwordless, trust authentication, trust; без пароля, вход без пароля, доверие, trust
hashed password, md5, scram, scram-sha-256, password_encryption; хешированный пароль, парольная аутентификация, scram, md5
operating system user name, peer authentication, peer, ident; имя пользователя системы, peer, ident
map user names, user name map, pg_ident, mapping; сопоставление имён, карта имён пользователей, pg_ident
windows domain login, sspi, kerberos, gssapi, realm, principal; доменный вход, принципал, kerberos, sspi
radius, pam, bsd authentication, pluggable authentication; radius, pam, подключаемые модули аутентификации
oauth, oauth token, bearer token, device authorization, validator; oauth, токен, проверяющий модуль
log in with a certificate, client certificate, clientcert, cert; вход по сертификату, клиентский сертификат, сертификат клиента
verify the server, check the server certificate, sslmode, verify-full, verify-ca, sslrootcert; проверить сервер, проверка сертификата сервера, sslmode
certificate authority, root certificate, chain of trust, ca, self-signed; удостоверяющий центр, корневой сертификат, цепочка сертификатов, самоподписанный
revoked certificate, revocation list, crl; отозванный сертификат, список отзыва, crl
encrypt columns, encrypt data in tables, pgcrypto, pgp; шифрование столбцов, зашифровать данные в таблице, pgcrypto
data at rest, encrypted disk, encrypted file system; шифрование диска, шифрование раздела, зашифрованный раздел
tunnel, port forwarding, ssh tunnel; туннель, проброс порта, туннелирование
accept remote connections, connect from another computer, listen_addresses, tcp/ip; принимать удалённые подключения, подключение с другого компьютера, listen_addresses
connection refused, could not connect, cannot connect to server; в соединении отказано, не удалось подключиться, не подключается
unix-domain socket, local socket, socket file, unix_socket_directories; сокет unix, файл сокета, локальный сокет
dropped connections, idle connection, keepalive, keepalives, tcp_keepalives_idle; обрыв соединения, простаивающее соединение, поддержание соединения
forgotten open transaction, idle in transaction, idle_in_transaction_session_timeout; забытая транзакция, простаивающая транзакция, простой в транзакции
limit query time, query runs too long, statement_timeout; ограничить время запроса, слишком долгий запрос, statement_timeout
do not wait for a lock, nowait, skip locked, lock_timeout; не ждать блокировки, пропустить заблокированные, nowait
connection pool, pooler, pgbouncer, pooling; пул соединений, пул, пулер
where are the messages written, error log, server log, log_destination, logging collector, stderr; куда пишутся сообщения, журнал сервера, сборщик сообщений, протоколирование
rotate logs, log rotation, log_rotation_age, old log files; ротация журнала, прокрутка журнала, старые журналы
log slow queries, log_min_duration_statement, auto_explain; записывать медленные запросы, протоколировать долгие запросы, auto_explain
log every statement, log_statement, log all queries; записывать все запросы, протоколировать операторы, log_statement
log prefix, log_line_prefix, csvlog, jsonlog; префикс журнала, строка журнала, csvlog
severity, message level, log_min_messages, client_min_messages, debug level; важность сообщения, уровень сообщений, уровень важности
what is running now, current queries, active sessions, pg_stat_activity; что выполняется сейчас, активные запросы, текущие сеансы, pg_stat_activity
what is it waiting for, wait event, wait_event; чего ждёт, событие ожидания, ожидает
who blocks whom, blocked by, pg_locks, pg_blocking_pids, lock monitoring; кто кого блокирует, просмотр блокировок, pg_locks
most expensive queries, query statistics, pg_stat_statements; самые тяжёлые запросы, статистика запросов, pg_stat_statements
how far is it, progress of a command, progress reporting, pg_stat_progress; ход выполнения, сколько осталось, прогресс
unused indexes, index usage, pg_stat_user_indexes, idx_scan; неиспользуемые индексы, использование индексов
statistics of tables, number of inserts and updates, cumulative statistics, pg_stat_all_tables; статистика таблиц, накопительная статистика, система накопительной статистики
reset counters, zero the statistics, pg_stat_reset; сбросить счётчики, обнулить статистику
disk reads and writes, input output statistics, pg_stat_io, pg_statio; статистика ввода-вывода, чтение с диска, pg_stat_io
probe, tracing, dtrace, systemtap, dynamic tracing; трассировка, точка трассировки, динамическая трассировка
process title, ps, cluster_name, application_name; заголовок процесса, имя приложения, application_name
table size, database size, pg_total_relation_size, pg_relation_size, pg_database_size; размер базы, сколько занимает таблица, pg_relation_size
out of disk space, disk full, no space left; кончилось место, диск переполнен, нехватка места
collect statistics, refresh statistics, analyze, statistics target, default_statistics_target; сбор статистики, обновить статистику, ориентир статистики, analyze
most common values, histogram, distribution of values, mcv, pg_stats, pg_statistic; распределение значений, гистограмма, самые частые значения, pg_stats
related columns, correlated columns, extended statistics, create statistics, functional dependency; связанные столбцы, расширенная статистика, функциональная зависимость, многовариантная статистика
number of different values, n_distinct, ndistinct; число различных значений, n_distinct
automatic cleaning, background cleaning, autovacuum, autovacuum launcher; автоматическая очистка, автоочистка, фоновая очистка
table does not shrink, give space back, free disk space, vacuum full; таблица не уменьшается, вернуть место на диске, освободить место, vacuum full
dead tuples, old row versions, obsolete rows, dead row versions; мёртвые кортежи, старые версии строк, мёртвые строки, мёртвый
row versions, multiversion, mvcc, visibility, concurrency control; версии строк, многоверсионный, многоверсионность, видимость, mvcc
transaction number runs out, transaction id wraparound, xid, freeze, vacuum_freeze, relfrozenxid; зацикливание, номер транзакции, заморозка, переполнение идентификаторов
multixact, several lockers of a row, multixid; мультитранзакция, мультитранзакции, multixact
free pages, free space map, fsm, pg_freespacemap; карта свободного пространства, свободные страницы, fsm
which pages are all visible, visibility map, all-frozen, pg_visibility; карта видимости, полностью видимые страницы
throttle, slow down maintenance, vacuum_cost_delay, cost-based delay; задержка очистки, замедлить обслуживание, притормозить
write-ahead log, transaction log, redo log, wal segment, pg_wal; журнал транзакций, упреждающая запись, сегмент журнала, pg_wal
log grows, pg_wal is full, max_wal_size, wal_keep_size; журнал растёт, переполнение pg_wal, max_wal_size
position in the log, log sequence number, lsn, pg_lsn; позиция в журнале, последовательный номер в журнале, lsn
save old segments, wal archiving, archive_command, archive_library, continuous archiving, archive_mode; архивирование журнала, непрерывное архивирование, архивация wal, archive_command
amount of logged information, wal_level; уровень журнала, уровень записи wal, wal_level
torn page, partial page write, full_page_writes, full page image; частично записанная страница, образ страницы, полная запись страниц
lose the last transactions, faster commits, asynchronous commit, synchronous_commit, durability; потерять последние транзакции, асинхронная фиксация, надёжность фиксации, synchronous_commit
dirty pages, background writer, bgwriter, checkpointer; грязные страницы, фоновая запись, процесс контрольных точек
checkpoints too often, checkpoint_timeout, checkpoint_completion_target; контрольные точки слишком часто, частота контрольных точек, checkpoint_timeout
battery-backed, write cache, disk cache, reliable writes; кеш записи, кеш диска, надёжная запись
unlogged table, faster but not crash safe, unlogged; нежурналируемая таблица, нежурналируемый, unlogged
save the whole database, logical backup, pg_dump, pg_dumpall, sql dump; сохранить всю базу, выгрузка в sql, логическая копия, pg_dump
bring the dump back, restore from a dump, pg_restore, restore selected tables; восстановить из дампа, восстановить одну таблицу, pg_restore
only the structure, schema only, data only, without data; только структура, только схема, только данные
copy of the data directory, physical backup, file system level backup, base backup, pg_basebackup; копия каталога данных, физическая копия, базовая копия, pg_basebackup
only what changed since the last backup, incremental backup, pg_combinebackup, wal summary; инкрементальная копия, только изменения с прошлой копии, pg_combinebackup
check a backup, backup manifest, pg_verifybackup; проверить резервную копию, манифест, манифест копии
undo an accident, go back in time, before the mistake, point-in-time recovery, pitr, recovery_target_time; вернуть на момент, до ошибочного удаления, восстановление на момент времени, pitr
read archived logs, restore_command, recovery.signal, archive recovery; чтение архива журнала, восстановление из архива, restore_command
branch of history, timeline, timeline id, history file; линия времени, ветвь истории, файл истории
standby server, warm standby, hot standby, read-only copy of the server; резервный сервер, горячий резерв, тёплый резерв, ведомый сервер
send the log to the standby, streaming replication, primary_conninfo, walsender, walreceiver; потоковая репликация, передача журнала, walsender, walreceiver
make the standby the main server, promote, pg_promote, promotion; сделать резервный главным, повышение, повысить резервный, promote
old primary rejoins, resynchronize, pg_rewind, diverged; вернуть старый главный, синхронизировать кластеры, pg_rewind
wait until the copy is written, no data loss, synchronous replication, synchronous_standby_names, quorum; без потери данных, синхронная репликация, кворум
standby falls behind, replication lag, pg_stat_replication; отставание реплики, задержка репликации, pg_stat_replication
keep the log for the standby, replication slot, pg_replication_slots, max_slot_wal_keep_size; удержать журнал для реплики, слот репликации, pg_replication_slots
queries on the standby are cancelled, recovery conflict, max_standby_streaming_delay, hot_standby_feedback; запросы на реплике отменяются, конфликт при восстановлении, hot_standby_feedback
delayed replica, recovery_min_apply_delay, intentional delay; отложенная реплика, намеренная задержка
replicate some tables, copy changes to another database, logical replication, create publication, create subscription; реплицировать часть таблиц, передавать изменения, логическая репликация
stream of changes, change data capture, logical decoding, output plugin, test_decoding, pgoutput; поток изменений, захват изменений, логическое декодирование, модуль вывода
identify the changed row, replica identity, identity full; идентификация реплики, опознать изменённую строку, replica identity
replicate only some rows, row filter, column list; фильтр строк, список столбцов, реплицировать часть строк
initial copy of data, table synchronization, tablesync; начальная синхронизация, синхронизация таблиц, начальное копирование
replication loop, bidirectional, origin, replication origin; источник репликации, двунаправленный, кольцо репликации
tables of another server, data of another database, foreign data wrapper, foreign table, fdw, postgres_fdw; таблицы другого сервера, данные другой базы, обёртка сторонних данных, сторонняя таблица
run a query in another database, dblink, cross-database; запрос в другой базе, dblink, между базами
read a file as a table, file_fdw, external file; файл как таблица, file_fdw, внешний файл
password for the remote server, user mapping, create server, import foreign schema; сопоставление пользователей, сторонний сервер, import foreign schema
execute on the remote side, pushdown, push down, remote execution, shippable; выполнение на удалённой стороне, передать условие на сервер, спуск условий
additional modules, contrib, extension, create extension; дополнительные модули, модули contrib, расширение, create extension
package own objects, extension control file, control file, extension script, pgxs; управляющий файл, упаковать в расширение, скрипт расширения, pgxs
update an extension, alter extension, extension version; обновить расширение, версия расширения, alter extension
relocatable, extension schema, trusted extension; переместимый, схема расширения, доверенное расширение
examine pages, page content, low level, pageinspect, pgstattuple, pg_buffercache; содержимое страниц, исследовать страницу, низкоуровневый, pageinspect
find corruption, damaged data, corrupted table, amcheck, pg_amcheck, pg_surgery; повреждение данных, испорченная таблица, проверить целостность, amcheck
page checksums, data checksums, pg_checksums; контрольные суммы страниц, контрольные суммы данных, pg_checksums
warm the cache, prewarm, pg_prewarm, autoprewarm; прогреть кеш, прогрев, pg_prewarm
tree labels, path in a tree, ltree, hierarchical label; метки дерева, путь в дереве, ltree
multidimensional cube, earthdistance, distance between cities; многомерный куб, расстояние на земле, earthdistance
scheduled jobs, cron, run every night, pg_cron, pgagent; задание по расписанию, запускать каждую ночь, cron
see how a query is executed, plan tree, plan node, explain, explain analyze; как выполняется запрос, дерево плана, узел плана, explain
actual time, real rows, loops, buffers in explain; фактическое время, фактическое число строк, explain analyze
planner constants, cost of a page, seq_page_cost, random_page_cost, cpu_tuple_cost; константы стоимости, стоимость страницы, random_page_cost
how much memory for caching, effective_cache_size, shared_buffers; сколько памяти на кеш, общие буферы, shared_buffers
memory for sorting, sort on disk, spills to disk, work_mem, temporary files; память для сортировки, сортировка на диске, временные файлы, work_mem
memory for maintenance, maintenance_work_mem, index build memory; память для обслуживания, maintenance_work_mem
nested loop, hash join, merge join, join method, join strategy; вложенный цикл, соединение хешированием, соединение слиянием, способ соединения
order of joins, too many tables joined, join_collapse_limit, geqo, genetic; порядок соединений, слишком много таблиц, генетический оптимизатор, geqo
force a join order, explicit join, from_collapse_limit; задать порядок соединений, явный join
forbid a plan type, enable_nestloop, enable_hashjoin, planner method; запретить вид плана, метод планировщика
several processors for one query, use all cores, parallel query, gather, max_parallel_workers; несколько ядер на запрос, параллельный запрос, gather
function not allowed in parallel, parallel safe, parallel unsafe, parallel restricted; безопасность распараллеливания, ограниченно распараллеливаемый
parallel aggregate, partial aggregate, combine function, finalize; частичное агрегирование, параллельное агрегирование, комбинирующая функция
compile queries to machine code, just-in-time, jit, llvm; компиляция запросов, jit-компиляция, машинный код
memoize, cache results of lookups, materialize node; мемоизация, запомнить результат подзапроса
remember previous result, caching of plans, plan cache, plan_cache_mode; кеш планов, кеширование плана
own aggregate, create aggregate, state transition function, sfunc, finalfunc, moving aggregate; свой агрегат, функция состояния, функция перехода, create aggregate
own operator, create operator, commutator, negator, operator optimization; свой оператор, коммутатор, обратный оператор, create operator
operator precedence, which is computed first, order of evaluation, parentheses; приоритет операторов, порядок вычисления, скобки
national alphabet, sort by local rules, lc_collate, lc_ctype, icu, libc, locale provider; национальный алфавит, сортировка по правилам языка, провайдер локали, icu
create a collation, collate clause, nondeterministic collation; создать правило сортировки, недетерминированное правило, collate
garbled characters, wrong characters, question marks instead of letters, client_encoding, character set conversion; кракозябры, неверные символы, кодировка клиента, перекодировка
invalid byte sequence, not valid utf-8, encoding error; неверная последовательность байтов, ошибка кодировки
unicode normalization, normalize; нормализация юникода, нормальная форма
language of messages, translated messages, lc_messages, gettext, nls, po file; язык сообщений, перевод сообщений, поддержка национальных языков
sort order changed after system update, collation version mismatch, refresh version; изменилась сортировка после обновления, версия правила сортировки
build from source, compile yourself, configure script, meson, make install, ninja; собрать из исходников, сборка из исходного кода, скрипт configure, meson
required packages, prerequisites, dependencies for building, requirements; необходимые пакеты, требования, зависимости для сборки
compiler flags, cflags, debug build, enable-debug, enable-cassert; флаги компилятора, отладочная сборка, отладочные символы
where are shared libraries, library not found, ld_library_path, ldconfig, rpath; библиотека не найдена, путь к библиотекам, разделяемые библиотеки
find installed paths, pg_config, installation directory; каталог установки, пути установки, pg_config
supported platforms, which systems, portability, architecture; поддерживаемые платформы, архитектура, переносимость
create a cluster, initialize data directory, first start, initdb; создать кластер, инициализировать каталог данных, инициализация кластера, initdb
where the data are stored, data directory, pgdata; где хранятся данные, каталог данных, pgdata
start the server, stop the server, pg_ctl, smart shutdown, fast shutdown, immediate shutdown; запустить сервер, остановить сервер, выключение сервера, pg_ctl
server does not start, lock file, postmaster.pid, already running; сервер не запускается, файл блокировки, postmaster.pid
start at boot, systemd, autostart, service unit, init script; запуск при загрузке, автозапуск, systemd
main process, postmaster, supervisor, forks, child process; главный процесс, порождает процессы, дочерний процесс, postmaster
killed by the system, out of memory, oom killer, overcommit; убит системой, нехватка памяти, oom
huge pages, large pages, hugetlb; огромные страницы, большие страницы памяти
kernel limits, ulimit, sysctl, shmmax, kernel resources, resource limits; лимиты ядра, ресурсы ядра, пределы ресурсов, sysctl
change a setting for all, alter system, postgresql.auto.conf, postgresql.conf; изменить параметр сервера, alter system, postgresql.conf
setting for one user, setting for one database, alter role set, alter database set; параметр для пользователя, параметр для базы, alter role
setting for this session, show a setting, set local, current_setting, set_config, pg_settings; параметр сеанса, показать параметр, текущее значение параметра, pg_settings
own setting, custom parameter, custom variable, guc, grand unified configuration; собственный параметр, внесистемный параметр, пользовательский параметр, guc
apply changed configuration, pg_reload_conf, sighup, reread config; перечитать конфигурацию, применить изменённые настройки, sighup
needs a restart, only at server start, pending_restart; требует перезапуска, только при запуске сервера
include another config file, include_dir, include_if_exists; включить файл конфигурации
developer options, dangerous options, zero_damaged_pages, ignore_checksum_failure; параметры для разработчиков, опасные параметры, zero_damaged_pages
move to a new version, upgrade in place, pg_upgrade, link mode; перейти на новую версию, обновление на месте, pg_upgrade
minor release, bug fix release, release notes, incompatibility, migration notes; корректирующий выпуск, примечания к выпуску, несовместимость
end of life, supported versions, versioning policy, deprecated, obsolete; окончание поддержки, устаревший, поддерживаемые версии
interactive terminal, psql, backslash command, meta-command, slash command; интерактивный терминал, psql, метакоманда, метакоманды
list tables, describe table, table structure; список таблиц, описание таблицы, структура таблицы
run a file of commands, script file, execute sql file; выполнить файл команд, файл скрипта, sql-скрипт
align output, expanded display, output format, pset, unaligned; расширенный вывод, формат вывода, вид вывода
variables in psql, interpolation, gset; переменные psql, интерполяция, подстановка переменных
repeat a query every few seconds, watch a query; повторять запрос каждые
startup file, psqlrc, prompt, customized prompt; файл запуска, приглашение, psqlrc
command history, tab completion, readline, completion; история команд, автодополнение, дополнение по tab
create a database from the shell, createdb, dropdb, createuser, dropuser; создать базу из командной строки, createdb, createuser
vacuum from the shell, vacuumdb, reindexdb, clusterdb; очистка из командной строки, vacuumdb, reindexdb
exit code, exit status, return code; код возврата, код завершения, статус завершения
simulate many users, tps, transactions per second, pgbench, load generator; имитировать нагрузку, транзакций в секунду, pgbench
test disk speed, pg_test_fsync, pg_test_timing; скорость диска, проверить fsync, pg_test_timing
reset the log by force, damaged wal, pg_resetwal, pg_controldata, control file; сбросить журнал принудительно, управляющий файл, pg_resetwal
dump log contents, read wal records, pg_waldump, pg_walinspect; содержимое журнала, просмотр записей wal, pg_waldump
receive the log continuously, pg_receivewal, pg_recvlogical; принимать журнал, pg_receivewal
template database, template1, template0, copy a database; шаблон базы данных, база-шаблон, копия базы, template1
rename a database, alter database; переименовать базу, alter database
delete a database, drop database, being accessed by other users; удалить базу, база занята, drop database
put tables on another disk, tablespace, create tablespace; таблицы на другом диске, табличное пространство
which schema is searched, unqualified name, search_path, qualified name; путь поиска схем, неполное имя, полное имя, search_path
list of all tables, list of columns, information schema, information_schema; список всех таблиц, список столбцов, информационная схема
tables of tables, system catalog, pg_class, pg_attribute, pg_catalog; системный каталог, таблица таблиц, pg_class
function source text, pg_proc, pg_get_functiondef, definition of a view, pg_get_viewdef; текст функции, определение представления, pg_proc
what depends on this, dependency, pg_depend, restrict, dependent objects; зависимые объекты, отслеживание зависимостей, pg_depend
catalog cache, syscache, relcache, invalidation; кеш каталога, системный кеш, аннулирование, инвалидация
initial catalog contents, bootstrap, bki, genbki; начальное содержимое каталога, начальная загрузка, bki
test the build, make check, installcheck, expected output, pg_regress; проверить сборку, регрессионное тестирование, ожидаемый вывод, make check
tap test, perl test, isolation tester, test coverage; tap-тест, покрытие тестами, тесты изоляции
where a row lies on the page, page header, item pointer, line pointer, tuple header; заголовок страницы, указатель на строку, заголовок кортежа, размещение на странице
files of a table, file layout, relfilenode, fork, segment file; файлы таблицы, файловая структура, файловый узел, слой файла
heap, heap table, unordered storage; куча, неупорядоченное хранение
order the table by an index, physically reorder, cluster command; упорядочить таблицу физически, кластеризовать, cluster
table access method, storage engine, storage manager, tableam; табличный метод доступа, подсистема хранения, движок хранения
own index type, index access method, amhandler, index am, aminsert, amgettuple; свой вид индекса, индексный метод доступа, обработчик метода доступа
gist support functions, penalty, picksplit; функции gist, штраф, picksplit
extractvalue, extractquery, triconsistent, gin support functions; функции gin, извлечь ключи, extractvalue
radix tree, quad-tree, k-d tree, suffix tree, trie, unbalanced; префиксное дерево, квадрадерево, несбалансированный
lossy, recheck, false match, false positive; неточный, перепроверка, ложное срабатывание
own function in c, c-language function, compiled function, dynamically loaded, dynamic loading; функция на c, компилируемая функция, динамическая загрузка, динамически загружаемый
declare for the function manager, fmgr, pg_function_info_v1, pg_getarg, calling convention; соглашение о вызове, диспетчер функций, pg_getarg
magic block, pg_module_magic, incompatible library; отличительный блок, магический блок, несовместимая библиотека
by value, by reference, datum, pass-by-value, varlena; передача по значению, передача по ссылке, datum, varlena
memory context, palloc, pfree, memory management in the server; контекст памяти, управление памятью в сервере, palloc
queries from c code, server programming interface, spi, spi_execute, spi_connect; запросы из кода c, интерфейс программирования сервера, spi
report an error in c, ereport, elog, errmsg, errcode, errhint; сообщить об ошибке в c, ereport, elog
style of messages, wording of error messages, error message style; стиль сообщений, формулировка ошибок, рекомендации по стилю
trigger in c, triggerdata, trigger manager; триггер на c, триггерная функция на c, диспетчер триггеров
initialize library at load, _pg_init, shared_preload_libraries, session_preload_libraries; инициализация при загрузке библиотеки, предзагрузка библиотек, shared_preload_libraries
intercept planner, executor hook, planner_hook, executorstart_hook; перехватчик планировщика, обработчик исполнителя, хук
own server process, background worker, bgworker, registerbackgroundworker; собственный процесс сервера, фоновый процесс, фоновый рабочий процесс
shared memory in an extension, lwlock, lightweight lock, shmem, spinlock, latch; общая память в расширении, лёгкая блокировка, спинлок, защёлка
own scan node, custom scan, custom path, customscan; собственное сканирование, нестандартное сканирование, провайдер сканирования
own wal records, custom resource manager, rmgr, generic wal; свой менеджер ресурсов, унифицированные записи wal, rmgr
write a foreign data wrapper, fdwroutine, fdw callback, getforeignplan; написать обёртку сторонних данных, функции обёртки, fdwroutine
write a language handler, call handler, inline handler, language validator; обработчик языка, написать процедурный язык, create language
input function, output function, send function, receive function; функция ввода, функция вывода, функции приёма и передачи
transform for types, create transform, hstore_plperl, jsonb_plpython; трансформация, преобразование типов для языка, create transform
how a query is processed, parser, rewriter, planner, executor, stages of a query; этапы обработки запроса, разбор запроса, анализатор, исполнитель
parse tree, query tree, raw parse, grammar, bison, flex; дерево запроса, дерево разбора, грамматика
frontend backend protocol, message flow, startup message, message types, extended query; клиент-серверный протокол, поток сообщений, формат сообщений, расширенный запрос
sampling method, tablesample, bernoulli, system_rows; метод выборки, случайная выборка, tablesample
security label, mandatory access control, selinux, sepgsql; метка безопасности, мандатный доступ, selinux
archive module, archive library, basic_archive; модуль архивирования, библиотека архивирования
coding conventions, source formatting, indentation, pgindent; соглашения о коде, форматирование кода, отступы в коде
report a bug, bug report, mailing list; сообщить об ошибке разработчикам, отчёт об ошибке, список рассылки
sql standard, conformance, sql compliance, not in the standard; стандарт sql, соответствие стандарту, совместимость со стандартом
reserved word, keyword, key words; зарезервированное слово, ключевое слово
maximum columns, maximum row size, database limits, how many columns; предел числа столбцов, ограничения базы, максимальный размер строки
quoted name, double quotes, quoted identifier, case of names, folded to lower case; имя в кавычках, двойные кавычки, регистр имён, идентификатор в кавычках
dollar quoting, dollar-quoted, string with quotes inside; долларовые кавычки, строка в долларах, апостроф
escape string, backslash escapes, standard_conforming_strings; обратная косая черта, спецпоследовательность, экранирование
number of parameters, positional parameter; позиционный параметр, номер параметра
conditional value, if in a query, case when, case expression; условие в запросе, условное выражение, case
see only committed data, read committed, repeatable read, isolation level; видны только зафиксированные, уровень изоляции, read committed, repeatable read
retry the transaction, serialization failure, could not serialize, 40001; повторить транзакцию, сбой сериализации, ошибка сериализации
read only transaction, set transaction, read write; транзакция только для чтения, читающая транзакция, set transaction
same snapshot in several sessions, export a snapshot, pg_export_snapshot; общий снимок, экспорт снимка, синхронизация снимков
lock a row, reserve a row, select for update, for share, row-level lock; заблокировать строку, блокировка строки, for update
lock a whole table, lock table, access exclusive, table-level lock, lock mode; заблокировать таблицу, блокировка таблицы, режим блокировки
application lock, own lock, advisory lock, pg_advisory_lock; рекомендательная блокировка, прикладная блокировка, консультативный
undo part of a transaction, rollback to savepoint, subtransaction; отменить часть транзакции, подтранзакция, откат к точке сохранения
prepare transaction, commit prepared, two-phase commit, max_prepared_transactions; двухфазная фиксация, подготовленная транзакция, подготовленные транзакции
current transaction is aborted, commands ignored, failed transaction; транзакция прервана, команды игнорируются, прерванная транзакция
queue in a table, job queue, skip locked, work queue; очередь в таблице, очередь заданий, skip locked
ranking with gaps, dense rank, rank, dense_rank, ntile; место в рейтинге, ранг без пропусков, ранг, ntile
quartiles, split into equal groups, buckets, width_bucket, ntile; равные группы, корзины, квартиль, width_bucket
most frequent value, mode, most common; самое частое значение, мода
deviation, spread, variance, standard deviation, stddev; разброс, дисперсия, стандартное отклонение, среднеквадратичное
correlation, regression line, least squares, slope; корреляция, линейная регрессия, наименьшие квадраты
is any true, are all true, bool_and, bool_or; все истинны, хоть одно истинно, bool_and, bool_or
totals and subtotals, several groupings, grouping sets, rollup, cube; итоги и подытоги, несколько группировок, наборы группирования
split a string, split by delimiter, string to array, string_to_array, split_part, regexp_split; разбить строку по разделителю, строку в массив, split_part
replace in a string, translate characters, regexp_replace, overlay; заменить в строке, замена по шаблону, regexp_replace
position in a string, where in the text, strpos, position; позиция в строке, найти подстроку, strpos
length of a string, number of characters, char_length, octet_length; длина строки, число символов, octet_length
remove spaces, strip spaces, trim, btrim, ltrim, rtrim; убрать пробелы, обрезать пробелы, trim
first letter capital, to upper case, initcap, upper, lower; с большой буквы, в верхний регистр, initcap
fill with zeros, leading zeros, pad, lpad, rpad; дополнить нулями, ведущие нули, lpad
greedy, non-greedy, shortest match, longest match; жадный, нежадный, кратчайшее совпадение
capture group, parenthesized, back reference, backreference; захватывающие скобки, группа захвата, обратная ссылка
look ahead, lookahead, lookbehind, zero-width assertion; опережающая проверка, просмотр вперёд, ретроспективная проверка
encode binary as text, base64, encode, decode; двоичные данные в текст, base64, кодирование
random number, random value, random, seed, setseed; случайное число, случайное значение, начальное значение генератора
difference between dates, days between, subtract dates, age, interval; разница дат, сколько дней между, вычесть даты, интервал
do periods overlap, overlapping intervals, overlaps; пересекаются ли периоды, перекрытие интервалов, перекрываться
valid from to, history of values, temporal, period, without overlaps, system versioning; период действия, темпоральный, версии во времени, без перекрытий
pause a query, sleep, pg_sleep; пауза в запросе, задержка выполнения, pg_sleep
version of the server, server version, version function, server_version; версия сервера, узнать версию
who am i, current user, session user, current_user; кто я, текущий пользователь, имя текущего пользователя
may i access, check a right, has_table_privilege, has privilege; проверить право, есть ли доступ, has_table_privilege
read server files, pg_read_file, pg_ls_dir, file access functions; чтение файлов сервера, список файлов каталога, pg_read_file
copy the comments, list comments, obj_description, col_description; получить комментарий, просмотр комментариев, obj_description
computed column, column from other columns, generated column, generated always, stored generated column, virtual column; вычисляемый столбец, столбец из других столбцов, генерируемый столбец
check existing rows later, add constraint without checking, not valid, validate constraint; ограничение без проверки, проверить ограничение позже, not valid
positive value only, check a value, check constraint; только положительное, проверка значения, ограничение-проверка
turn off a constraint, disable foreign key checks, session_replication_role, disable trigger; отключить проверку ключей, отключить триггеры
`;
