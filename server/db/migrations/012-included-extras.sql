-- A search asks which cars can be cancelled at no price, too.
create trigger fleet_car_extras after update of cancellation
  on car for each statement execute function raise_fleet_revision();
