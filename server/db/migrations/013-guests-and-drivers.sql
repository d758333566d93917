-- A second driver is stored for one booking and is deleted with it.
delete from additional_driver
  where not exists (select from booking where additional_driver_id = additional_driver.id);
create function delete_second_driver() returns trigger language plpgsql as $$
begin
  delete from additional_driver
    where id = old.additional_driver_id
      and not exists (select from booking where additional_driver_id = old.additional_driver_id);
  return null;
end $$;
create index booking_additional_driver on booking (additional_driver_id)
  where additional_driver_id is not null;
create trigger second_driver_goes after delete on booking for each row
  when (old.additional_driver_id is not null) execute function delete_second_driver();
create trigger second_driver_changes after update of additional_driver_id on booking for each row
  when (old.additional_driver_id is distinct from new.additional_driver_id
    and old.additional_driver_id is not null)
  execute function delete_second_driver();

-- A guest who books gets a separate account, whatever address they enter: it neither opens nor blocks
-- another account. Once a mailed link has verified the address, it becomes a customer's account.
alter table account add column is_guest boolean not null default false;
update account set is_guest = true
  where type = 'user' and not active and not verified and password_hash is null;
drop index account_email;
create unique index account_email on account (lower(email)) where not is_guest;
create index account_guest_email on account (lower(email)) where is_guest;

-- Links in the mails of guests: each opens one booking. Only a hash of the secret is stored.
create table booking_link (
  token_hash text primary key,
  booking_id object_id not null references booking on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index booking_link_booking on booking_link (booking_id);
create index booking_link_age on booking_link (expires_at);
