-- Servers keep the names of places in memory too: a search for a place compares the revision.
create trigger fleet_translation after insert or update or delete or truncate
  on translation for each statement execute function raise_fleet_revision();
