-- The data of a notification, so that it is rendered in the language of its reader. Older ones only
-- have their text.
alter table notification add column kind text, add column facts jsonb;
