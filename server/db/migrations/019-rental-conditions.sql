-- What a supplier asks of its customers, besides the price. A row is never changed: new conditions are a new version, and a
-- booking keeps the version it was made under. `terms` is validated by the import (server/back-office/fleet/condition-lines.ts).
create table rental_conditions (
  id object_id primary key,
  supplier_id object_id not null references supplier on delete cascade,
  version integer not null check (version > 0),
  terms jsonb not null,
  created_at timestamptz not null,
  unique (supplier_id, version)
);

create function keep_conditions() returns trigger language plpgsql as $$
begin
  raise exception 'Rental conditions are never changed: insert a new version.';
end $$;
create trigger conditions_stay before update on rental_conditions
  for each row execute function keep_conditions();

alter table booking add column conditions_id object_id references rental_conditions;
create index booking_conditions on booking (conditions_id) where conditions_id is not null;
