-- A search can also filter by free cancellation.
create trigger fleet_car_extras after update of cancellation
  on car for each statement execute function raise_fleet_revision();
