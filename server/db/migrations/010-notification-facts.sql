-- What a notification is about, so that it is told in the language of whoever reads it. Those from
-- before have their words alone.
alter table notification add column kind text, add column facts jsonb;
