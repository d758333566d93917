-- Who drives when it is not the customer who booked. A table of its own: the searches that watch bookings do not read it.
create table main_driver (
  booking_id object_id primary key references booking on delete cascade,
  full_name text not null,
  email text not null,
  phone text not null,
  birth_date date not null,
  language text not null,
  -- The name of an upload.
  license text
);
create index main_driver_email on main_driver (lower(email));

-- The license of a main driver belongs to no account. It is stored as long as its booking.
alter table upload
  drop constraint upload_kind_check,
  drop constraint upload_check,
  drop constraint upload_check1,
  add check (kind in ('avatar', 'license', 'temporary-license', 'driver-license')),
  add check ((kind in ('temporary-license', 'driver-license')) = (account_id is null)),
  add check ((kind = 'temporary-license') = (expires_at is not null));

-- A customer who stops paying may start again with the uploaded license.
create function return_driver_license() returns trigger language plpgsql as $$
begin
  update upload set kind = 'temporary-license', expires_at = now() + interval '1 day'
    where name = old.license and kind = 'driver-license';
  return null;
end $$;
create trigger main_driver_goes after delete on main_driver for each row
  when (old.license is not null) execute function return_driver_license();

-- The main driver's links and passes open the booking, but do not allow to cancel, change or pay.
alter table booking_link add column is_for_driver boolean not null default false;
alter table guest_access add column is_for_driver boolean not null default false;
alter table guest_access drop constraint guest_access_pkey,
  add primary key (token_hash, booking_id, is_for_driver);
