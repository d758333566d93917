-- A link that a newer one has taken the place of opens nothing, and says so.
alter table account_link add column created_at timestamptz not null default now();
alter table account_link add column replaced_at timestamptz;
create index account_link_account on account_link (account_id);

-- A mail that answers nobody's account, such as one to the operator, has an address of its own.
alter table outbox add column recipient text;
alter table outbox add column reply_to text;
-- A mail is claimed before it is handed over, so that no two servers send it. What stays claimed
-- has an unknown end and is never sent again.
alter table outbox add column claimed_at timestamptz;
alter table outbox add column attempts int not null default 0;
alter table outbox add column due_at timestamptz not null default now();
alter table outbox add column given_up_at timestamptz;
alter table outbox add column failure text;
-- The mail as it was written: only where the outbox page stands in for a mail server.
alter table outbox add column message jsonb;
drop index outbox_unsent;
create index outbox_due on outbox (due_at) where sent_at is null and given_up_at is null;
create index outbox_account on outbox (account_id);

-- Pictures and licences. A licence that a guest has uploaded before checkout belongs to nobody yet
-- and lasts a day.
create table upload (
  name text primary key,
  kind text not null check (kind in ('avatar', 'license', 'temporary-license')),
  account_id object_id references account on delete cascade,
  media_type text not null,
  bytes bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  check ((kind = 'temporary-license') = (account_id is null)),
  check ((kind = 'temporary-license') = (expires_at is not null))
);
create unique index upload_of_account on upload (account_id, kind);
create index upload_age on upload (expires_at) where expires_at is not null;

-- A guest who gives up paying may begin again, with the licence that is uploaded already.
create function give_licence_back() returns trigger language plpgsql as $$
begin
  update upload
    set kind = 'temporary-license', account_id = null, expires_at = now() + interval '1 day'
    where account_id = old.id and kind = 'license';
  return old;
end $$;
create trigger guest_goes before delete on account for each row
  when (not old.active and old.password_hash is null) execute function give_licence_back();

-- Who a provider of social sign-in says somebody is.
create table social_identity (
  provider text not null check (provider in ('google', 'apple', 'facebook')),
  subject text not null,
  account_id object_id not null references account on delete cascade,
  created_at timestamptz not null default now(),
  primary key (provider, subject)
);
create index social_identity_account on social_identity (account_id);
