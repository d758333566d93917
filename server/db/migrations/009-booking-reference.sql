-- The reference of a booking for users (BOOKING-30): seven characters without 0, O, 1 and I. It is not
-- a secret: the session decides who may read a booking.
create function make_booking_reference() returns text language plpgsql volatile as $make$
declare
  letters constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  made text;
begin
  loop
    select string_agg(substr(letters, 1 + floor(random() * length(letters))::int, 1), '') into made
      from generate_series(1, 7);
    exit when not exists (select from booking where reference = made);
  end loop;
  return made;
end $make$;

alter table booking add column reference text;
create unique index booking_reference on booking (reference);
update booking set reference = make_booking_reference();
alter table booking
  alter column reference set not null,
  alter column reference set default make_booking_reference(),
  add constraint booking_reference_letters check (reference ~ '^[2-9A-HJ-NP-Z]{7}$');
