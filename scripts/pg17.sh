#!/bin/sh
# A real PostgreSQL 17 with pgvector in a folder of its own, on Debian as root: for the database tests.
# Packages come from the machine's own Debian mirror, release trixie, and are unpacked, not installed.
#
#   pg17.sh start FOLDER [PORT]   prints the server's DATABASE_URL (6-11 s and 41 MB the first time)
#   pg17.sh stop FOLDER
set -eu

action=$1
folder=$2
port=${3:-5517}
binaries=/usr/lib/postgresql/17/bin
# Debian's number is not known inside the folder; any will do that is not root's.
user=70

in_folder() {
  env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 chroot --userspec="$user:$user" "$folder" "$@"
}

# The mirror that apt uses for Debian, in either format of its source lists.
find_mirror() {
  cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources 2>/dev/null |
    sed -n 's/^\(URIs: *\|deb \(\[[^]]*\] *\)\?\)\([a-z+]*:\/\/[^ ]*debian\)\/\? *.*/\3/p' | head -n 1
}

download() {
  apt=$folder.apt
  mirror=$(find_mirror)
  [ -n "$mirror" ] || { echo "apt has no Debian mirror configured" >&2; exit 1; }
  mkdir -p "$apt/lists/partial" "$apt/archives/partial"
  : > "$apt/status"
  echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror trixie main" > "$apt/sources.list"
  keys=/usr/share/keyrings/debian-archive-trixie-stable.gpg
  [ ! -e "$keys" ] || sed -i "s|signed-by=[^]]*|signed-by=$keys|" "$apt/sources.list"
  cat > "$apt/apt.conf" <<CONF
Dir::Etc::sourcelist "$apt/sources.list";
Dir::Etc::sourceparts "/dev/null";
Dir::Etc::preferencesparts "/dev/null";
Dir::State::lists "$apt/lists";
Dir::State::status "$apt/status";
Dir::Cache "$apt";
Dir::Cache::archives "$apt/archives";
Acquire::Languages "none";
APT::Sandbox::User "root";
CONF
  export APT_CONFIG="$apt/apt.conf"
  apt-get -qq update
  # What the binaries link to, and no more: no compiler for plans, no locales, no Perl.
  (cd "$apt/archives" && apt-get -qq download \
    postgresql-17 postgresql-client-17 postgresql-17-pgvector libpq5 \
    libc6 libc-bin libgcc-s1 libstdc++6 libicu76 libssl3t64 libxml2 libxslt1.1 liblzma5 zlib1g libzstd1 \
    liblz4-1 libldap2 libsasl2-2 libpam0g libaudit1 libcap-ng0 libselinux1 libpcre2-8-0 libsystemd0 libcap2 \
    libgssapi-krb5-2 libkrb5-3 libk5crypto3 libkrb5support0 libcom-err2 libkeyutils1 libuuid1 libnuma1 \
    libxxhash0 libgcrypt20 libgpg-error0 libreadline8t64 libtinfo6 tzdata dash)
}

unpack() {
  for name in bin lib lib64 sbin; do
    mkdir -p "$folder/usr/$name"
    ln -sfn "usr/$name" "$folder/$name"
  done
  for package in "$folder.apt"/archives/*.deb; do
    dpkg-deb --fsys-tarfile "$package" |
      tar -x -C "$folder" --keep-directory-symlink --exclude=./usr/share/doc --exclude=./usr/share/man
  done
}

prepare_folder() {
  mkdir -p "$folder/tmp" "$folder/dev" "$folder/data" "$folder/etc" "$folder/run/postgresql"
  chmod 1777 "$folder/tmp"
  if [ ! -e "$folder/dev/null" ]; then
    mknod "$folder/dev/null" c 1 3
    mknod "$folder/dev/urandom" c 1 9
    chmod 666 "$folder/dev/null" "$folder/dev/urandom"
  fi
  if [ ! -e "$folder/etc/passwd" ]; then
    echo "postgres:x:$user:$user::/:/bin/sh" > "$folder/etc/passwd"
    echo "postgres:x:$user:" > "$folder/etc/group"
  fi
  chown -R "$user:$user" "$folder/data" "$folder/run/postgresql"
  chmod 700 "$folder/data"
}

start() {
  if [ ! -x "$folder$binaries/postgres" ]; then
    mkdir -p "$folder"
    download >&2
    unpack >&2
  fi
  prepare_folder
  [ -f "$folder/data/PG_VERSION" ] ||
    in_folder "$binaries/initdb" -D /data -U postgres -A trust -E UTF8 --locale=C.UTF-8 > /dev/null
  settings="-c port=$port -c listen_addresses=127.0.0.1 -c jit=off -c unix_socket_directories=/run/postgresql"
  in_folder "$binaries/pg_ctl" -D /data -w -s -l /data/log -o "$settings" start >&2
  echo "postgres://postgres@127.0.0.1:$port/postgres"
}

case $action in
  start) start ;;
  stop) in_folder "$binaries/pg_ctl" -D /data -m fast -w -s stop ;;
  *) echo "usage: pg17.sh start|stop FOLDER [PORT]" >&2; exit 2 ;;
esac
