-- Servers have the bookings of all cars in memory, and query changes before every search: every booking
-- stores the transaction that last wrote it, and a deleted one leaves its id.
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

-- Only searches used it.
drop index booking_held_period;

-- The embedded database has no background process that would do it later; without it, the index above
-- is not used.
analyze booking;
