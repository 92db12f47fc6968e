/** Networks, systems, the command line, programming, mail and tables of numbers. Each line is a group of words that a manual may use for one another. */
export const computers = `
domain name, dns, resolve a name, name resolution, resolver, name server; доменное имя, разрешение имён, сервер имён, dns
automatic addresses, get an ip address, dhcp, lease; автоматическая выдача адресов, получить ip-адрес, аренда адреса, dhcp
share one address, private addresses, nat, masquerade; трансляция адресов, общий выход в интернет, маскарадинг, nat
which way packets go, route, routing table, gateway, default route; маршрут, маршрутизация, шлюз, таблица маршрутизации
block traffic, packet filter, firewall, iptables, nftables; межсетевой экран, брандмауэр, фаервол, фильтрация пакетов
is a host reachable, ping, traceroute, icmp; доступен ли узел, пинг, трассировка маршрута
listen in on traffic, capture packets, sniffer, tcpdump, wireshark; перехват пакетов, анализатор трафика, сниффер
private network over the internet, vpn, virtual private network, ipsec, wireguard; частная сеть, впн, виртуальная частная сеть
wireless, wi-fi, wifi, wlan, access point, hotspot; беспроводной, вайфай, точка доступа
network card, network interface, nic, ethernet, adapter; сетевая карта, сетевой интерфейс, сетевой адаптер
speed of the connection, bandwidth, throughput, mbit; пропускная способность, скорость соединения, ширина канала
delay on the network, latency, round trip, lag; сетевая задержка, время отклика, латентность
lost packets, retransmit, retransmission, packet loss; потеря пакетов, повторная передача
limit traffic, shaping, rate limit, rate limiting, quota, throttling; ограничение трафика, ограничение скорости, квота
remote login, secure shell, ssh, sshd, telnet; удалённый вход, удалённая консоль, ssh
log in with a key, ssh key, public key authentication, authorized_keys, key pair, ssh-keygen; вход по ключу, открытый ключ, пара ключей
copy files over the network, scp, sftp, rsync, ftp, file transfer; копировать файлы по сети, передача файлов, rsync
shared folder, network drive, samba, smb, nfs, network share; общая папка, сетевой диск, общий ресурс
remote desktop, vnc, rdp, screen sharing; удалённый рабочий стол, удалённое управление
web server, http server, apache, nginx, httpd; веб-сервер, http-сервер
several sites on one server, virtual host, virtualhost, server block, vhost; несколько сайтов на сервере, виртуальный хост
forward requests, reverse proxy, proxy, upstream, proxy_pass; перенаправлять запросы на сервер, обратный прокси, прокси, посредник
spread the load, load balancer, load balancing, round robin; распределить нагрузку, балансировка нагрузки, балансировщик
send to another address, redirect, redirection, rewrite url, 301, permanent redirect; перенаправление, редирект, переадресация
page not found, 404, error page, missing page; страница не найдена, страница ошибки, 404
status code, http status, response code; код состояния, код ответа
request header, response header, http header; заголовок запроса, заголовок ответа, http-заголовок
remember the visitor, cookie, session id, session cookie; запомнить посетителя, куки, идентификатор сеанса
keep pages for reuse, http cache, cache-control, expires, etag; кеширование страниц, кеш браузера, кешировать ответ
secure site, https, tls certificate, let's encrypt, acme; защищённый сайт, https, выпуск сертификата
request from another site, cross-origin, cors, same-origin; запрос с другого сайта, междоменный, cors
cross-site scripting, xss, csrf, request forgery, sanitize; межсайтовый скриптинг, подделка запроса, санитизация
submit a form, post request, form data, get request, query string; отправить форму, данные формы, post-запрос, строка запроса
upload a file, multipart, maximum upload size; загрузить файл на сервер, отправка файла, размер загружаемого файла
web service, rest, endpoint, web api, http api; веб-сервис, веб-служба, конечная точка
live updates, push to browser, websocket, server-sent events, long polling; обновления в реальном времени, вебсокет, веб-сокет
access token, api key, bearer, jwt, token; токен доступа, ключ api, токен
second factor, one-time code, two-factor, multi-factor, otp, totp; второй фактор, одноразовый код, двухфакторный
break-in, intrusion, attack, hacker, compromise; взлом, вторжение, атака, злоумышленник
security hole, weakness, vulnerability, cve, exploit; уязвимость, дыра в безопасности, эксплойт
malicious program, virus, malware, antivirus; вредоносный, вирус, антивирус
guess passwords, brute force, dictionary attack, lockout; подбор пароля, перебор паролей, блокировка учётной записи
run in isolation, sandbox, sandboxed, jail, chroot, confinement; изолированная среда, песочница, изолированный запуск
sign a file, digital signature, verify a signature, gpg, pgp, signed; электронная подпись, цифровая подпись, подписать, проверить подпись
run as administrator, become root, sudo, su, elevated, elevation; запуск от администратора, повышение прав, sudo
file permissions, who can read a file, chmod, chown, umask, mode bits; права на файл, права доступа к файлу, владелец файла, chmod
send output of one program to another, pipe, pipeline, piping; передать вывод другой программе, программный канал, конвейер команд
write output to a file, redirect output, redirection, stdout, stderr; вывод в файл, перенаправление вывода, стандартный вывод
run in the background, background process, nohup; в фоновом режиме, фоновое выполнение, фоновый
list of processes, running programs, task manager; список процессов, запущенные программы, диспетчер задач
program hangs, not responding, frozen, hung, hang; зависнуть, зависание, не отвечает, завис
process priority, nice, renice, scheduling priority; приоритет процесса, приоритет выполнения
signal to a process, sigterm, sigkill, sigint, signal handler; сигнал процессу, обработчик сигнала, сигнал
where programs are searched, command not found, path variable; команда не найдена, путь поиска программ, переменная path
shell abbreviation, command alias, alias; сокращение команды, алиас команды
file name patterns, globbing, glob, expansion, brace expansion; подстановка имён файлов, раскрытие шаблонов, глоб
search inside files, find text in files, grep, ripgrep; поиск внутри файлов, найти текст в файлах, grep
find files by name, locate files, find command; найти файлы по имени, поиск файлов
shortcut to a file, symbolic link, symlink, hard link, junction; ярлык, символическая ссылка, симлинк, жёсткая ссылка
attach a disk, mount, unmount, fstab, mount point; подключить диск, монтировать, монтирование, точка монтирования
prepare a disk, format a disk, file system, mkfs, ext4, ntfs; форматировать диск, файловая система
divide a disk, disk partition, partition table, fdisk, gpt; разметка диска, раздел диска, таблица разделов
redundant disks, raid, disk array, mirrored disks; массив дисков, рейд, зеркалирование дисков
swap file, paging file, virtual memory, swap; файл подкачки, подкачка, виртуальная память
free space, disk usage, df, du; свободное место, занятое место
extension of a file, file type, mime type, content type; расширение файла, тип файла, тип содержимого
relative path, absolute path, full path, current directory, working directory; относительный путь, полный путь, текущий каталог, рабочий каталог
home directory, user profile, profile directory; домашний каталог, каталог пользователя, профиль пользователя
hidden files, dotfile, dot files; скрытые файлы, скрытый файл
recycle bin, trash, deleted files, undelete; корзина, удалённые файлы
line endings, end of line, newline, carriage return, crlf; концы строк, перевод строки, возврат каретки
packed files, archive file, tar, gzip, zip file, 7z; упакованные файлы, архив, архиватор
install programs, package manager, apt, dnf, yum, rpm, repository of packages; установка программ, менеджер пакетов, пакетный менеджер, репозиторий пакетов
hardware driver, device driver, kernel module, firmware; драйвер, драйвер устройства, модуль ядра, прошивка
does not boot, boot loader, bootloader, grub, uefi, bios; не загружается, загрузчик, загрузка системы
system clock, synchronize time, ntp, time server; системные часы, синхронизация времени, сервер времени
machine inside a machine, virtual machine, vm, hypervisor, guest system, virtualization; виртуальная машина, виртуалка, гипервизор, виртуализация, гостевая система
container, docker, podman, image of a container, containerized; контейнер, докер, образ контейнера, контейнеризация
dockerfile, build an image, image layer, base image; собрать образ, базовый образ, слой образа
keep data of a container, container volume, bind mount, persistent volume; данные контейнера, постоянный том, том контейнера
run many containers, orchestration, kubernetes, docker compose, swarm, pod; оркестрация, много контейнеров, кубернетес
publish a port, expose a port, port mapping; открыть порт контейнера, публикация порта, сопоставление портов
version control, git, repository, revision control, svn; контроль версий, система контроля версий, репозиторий, гит
record changes, commit changes, commit message, staging area, index of git; зафиксировать изменения, сделать коммит, коммит, область подготовленных
separate line of development, branch, checkout, switch branches; отдельная линия разработки, ветка, ветвь, переключить ветку
bring branches together, merge branches, merge conflict, rebase; слить ветки, слияние веток, конфликт слияния, перебазирование
put changes aside, stash, shelve; припрятать изменения, отложить изменения
download a repository, clone a repository, pull, fetch changes, upstream; скачать репозиторий, клонировать репозиторий, получить изменения
upload changes, push to remote, remote repository; отправить изменения, удалённый репозиторий
undo a commit, reset commit, revert commit, amend; отменить коммит, исправить коммит, откатить коммит
who wrote this line, blame, annotate; кто написал строку, авторство строк
difference between versions, diff, patch, unified diff; разница между версиями, патч, заплатка
propose changes, pull request, merge request, code review; предложить изменения, запрос на слияние, рецензия кода
files not to track, ignored files, gitignore; игнорируемые файлы, не отслеживать файлы
build and test automatically, continuous integration, ci, build server; непрерывная интеграция, автоматическая сборка
external code, third-party library, dependency, dependencies, package; сторонняя библиотека, зависимость, зависимости пакета
function without a name, lambda, anonymous function, closure; функция без имени, лямбда, анонимная функция, замыкание
calls itself, recursion, recursive function; вызывает сама себя, рекурсия, рекурсивная функция
where a variable is visible, scope, scoping, local variable, global variable; область видимости, локальная переменная, глобальная переменная
several threads, multithreading, mutex, race condition, synchronization; многопоточность, состояние гонки, мьютекс
do not wait for result, async, await, promise, future, asynchronous; не ждать результата, промис, асинхронно, асинхронный
memory not freed, memory leak, garbage collector, valgrind; утечка памяти, сборщик мусора
program crashed, segmentation fault, segfault, core dump, core file; ошибка сегментации, дамп памяти, аварийное завершение
step through code, breakpoint, debugger, gdb, stack trace, backtrace; пошаговое выполнение, точка останова, отладчик, стек вызовов
find slow code, profiling, profiler, hot spot; профилирование, профилировщик, узкое место
object to text and back, serialize, serialization, deserialize, marshal; сериализация, десериализация, сериализовать
text to structure, parse, parser, parsing, tokenizer, lexer; разбор текста, парсер, лексер, синтаксический анализ
database from a program, driver, jdbc, odbc, orm, database driver; база из программы, драйвер базы данных, odbc, jdbc
mail server, smtp, send mail, mta, relay; почтовый сервер, отправка почты, пересылка почты
read mail, imap, pop3, mailbox, inbox; чтение почты, почтовый ящик, входящие
unwanted mail, spam, junk mail, spam filter; нежелательная почта, спам, фильтр спама
file in a letter, email attachment, attachment; файл в письме, вложение
copy of a letter, cc, bcc, carbon copy, recipient; копия письма, скрытая копия, получатель
sort incoming mail, mail rule, mail filter; сортировка писем, правило для писем, фильтр писем
out of office, vacation reply, auto-reply, autoresponder; автоответ, автоответчик
look up a value in a table, vlookup, xlookup, lookup function, hlookup; найти значение по таблице, впр, просмотр по ключу
count if, conditional count, countif, sumif, sum with condition; счётесли, суммесли, сумма по условию, посчитать по условию
fixed cell reference, dollar sign, absolute reference, relative reference; закрепить ссылку, знак доллара, абсолютная ссылка, относительная ссылка
colour cells by value, conditional formatting, color scale; раскрасить ячейки по значению, условное форматирование
rows stay visible, freeze panes, freeze rows, fix header row; закрепить строку, закрепить области, шапка таблицы
restrict input, allowed values, data validation, validity, drop-down in a cell; допустимые значения, проверка данных, ограничить ввод
series in cells, fill down, autofill, fill handle; заполнить вниз, автозаполнение, маркер заполнения
find input for a result, goal seek, solver; подбор параметра, поиск решения
filter rows in a sheet, autofilter, standard filter; автофильтр, отобрать строки
text to columns, split a cell; разделить текст по столбцам, разбить ячейку
name for cells, named range, range name; имя диапазона, именованный диапазон
circular reference, formula refers to itself; циклическая ссылка, формула ссылается на себя
`;
