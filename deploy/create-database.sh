#!/bin/sh
# PostgreSQL's image runs this once, when its volume is empty. The server's role owns its database and is not a
# superuser; signing in as the superuser over the network is disabled.
set -eu

psql --username=postgres --dbname=postgres --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" <<'SQL'
create role masar login password :'password';
create database masar owner masar encoding 'UTF8' template template0;
alter role postgres password null;
SQL
