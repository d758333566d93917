#!/bin/sh
# Run once by PostgreSQL's image, in a volume without data: the server's role owns its database and is no superuser,
# and nobody signs in as the superuser over the network.
set -eu

psql --username=postgres --dbname=postgres --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" <<'SQL'
create role masar login password :'password';
create database masar owner masar encoding 'UTF8' template template0;
alter role postgres password null;
SQL
