-- A changed car is reloaded individually, like a booking (002-booking-feed.sql). The revision of the
-- fleet increases only for changes of many cars: suppliers, locations, and deleted cars. So changes of
-- cars do not wait for each other.
alter table car add column changed_by xid8 not null default pg_current_xact_id();
create index car_changed on car (changed_by);

create function mark_car_changed() returns trigger language plpgsql as $$
begin
  new.changed_by := pg_current_xact_id();
  return new;
end $$;
create trigger car_changes before update on car for each row execute function mark_car_changed();

-- Prices and locations of a car are part of it.
create function touch_car() returns trigger language plpgsql as $$
begin
  update car set changed_by = pg_current_xact_id()
    where id in (old.car_id, new.car_id) and changed_by <> pg_current_xact_id();
  return null;
end $$;
create trigger date_based_price_changes after insert or update or delete on date_based_price
  for each row execute function touch_car();
create trigger car_location_changes after insert or update or delete on car_location
  for each row execute function touch_car();

drop trigger fleet_car on car;
drop trigger fleet_car_extras on car;
drop trigger fleet_date_based_price on date_based_price;
drop trigger fleet_car_location on car_location;
create trigger fleet_car_gone after delete or truncate on car
  for each statement execute function raise_fleet_revision();

-- The embedded database has no background process that would do it later.
analyze car;
