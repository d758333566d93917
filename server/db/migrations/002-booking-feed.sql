-- Servers keep in memory who has which car when, and ask before every search for what has changed
-- since: every booking carries the transaction that wrote it last, and leaves its id when it goes.
alter table booking add column changed_by xid8 not null default pg_current_xact_id();
create index booking_changed on booking (changed_by);

create table booking_gone (
  booking_id object_id primary key,
  changed_by xid8 not null default pg_current_xact_id(),
  gone_at timestamptz not null default now()
);
create index booking_gone_changed on booking_gone (changed_by);

create function mark_booking_changed() returns trigger language plpgsql as $$
begin
  new.changed_by := pg_current_xact_id();
  return new;
end $$;
create trigger booking_changes before update on booking
  for each row execute function mark_booking_changed();

create function mark_booking_gone() returns trigger language plpgsql as $$
begin
  insert into booking_gone (booking_id) values (old.id) on conflict do nothing;
  return null;
end $$;
create trigger booking_goes after delete on booking
  for each row execute function mark_booking_gone();

-- Only a search read it.
drop index booking_held_period;

-- The embedded database has nobody who would do it later: without it the index above is not used.
analyze booking;
