-- How often the provider could not send the money back: each try after that is one of its own.
alter table payment add column refund_failures int not null default 0;
