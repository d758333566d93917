-- How often the provider failed to refund the money; every retry uses a new key.
alter table payment add column refund_failures int not null default 0;
