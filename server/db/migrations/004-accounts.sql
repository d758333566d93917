-- A link that a newer one has replaced is rejected with this reason.
alter table account_link add column created_at timestamptz not null default now();
alter table account_link add column replaced_at timestamptz;
create index account_link_account on account_link (account_id);

-- A mail that belongs to no account, such as one to the operator, has its own address.
alter table outbox add column recipient text;
alter table outbox add column reply_to text;
-- A mail is claimed before it is handed over, so that only one server sends it. One that stays claimed
-- has an unknown result and is never sent again.
alter table outbox add column claimed_at timestamptz;
alter table outbox add column attempts int not null default 0;
alter table outbox add column due_at timestamptz not null default now();
alter table outbox add column given_up_at timestamptz;
alter table outbox add column failure text;
-- The composed mail; only stored when the outbox page replaces a mail server.
alter table outbox add column message jsonb;
drop index outbox_unsent;
create index outbox_due on outbox (due_at) where sent_at is null and given_up_at is null;
create index outbox_account on outbox (account_id);

-- Pictures and licenses. A license that a guest uploads before checkout belongs to no account and is
-- deleted after a day.
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

-- A guest who stops paying may start again with the uploaded license.
create function give_licence_back() returns trigger language plpgsql as $$
begin
  update upload
    set kind = 'temporary-license', account_id = null, expires_at = now() + interval '1 day'
    where account_id = old.id and kind = 'license';
  return old;
end $$;
create trigger guest_goes before delete on account for each row
  when (not old.active and old.password_hash is null) execute function give_licence_back();

-- The identity of an account at a provider of social sign-in.
create table social_identity (
  provider text not null check (provider in ('google', 'apple', 'facebook')),
  subject text not null,
  account_id object_id not null references account on delete cascade,
  created_at timestamptz not null default now(),
  primary key (provider, subject)
);
create index social_identity_account on social_identity (account_id);
