-- One attempt is found in whichever scope it was made: people sign in between two tries.
create index idempotency_by_key on idempotency (key);
