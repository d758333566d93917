-- Servers also have the names of locations in memory: a search for a location compares the revision.
create trigger fleet_translation after insert or update or delete or truncate
  on translation for each statement execute function raise_fleet_revision();
