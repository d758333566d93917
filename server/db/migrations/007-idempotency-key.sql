-- An attempt is found in any scope, because customers may sign in between two tries.
create index idempotency_by_key on idempotency (key);
