-- Addresses that requested the newsletter. Only those with `confirmed_at` receive it: their owner has
-- pressed the button behind the mailed link, of which only a hash is stored. `leave_token` is readable
-- because the operator's mail program needs it in each newsletter; it can only delete this row.
create table newsletter_subscription (
  email text primary key,
  language char(2) not null,
  confirm_hash text unique,
  confirm_until timestamptz,
  leave_token text not null unique,
  requested_at timestamptz not null,
  confirmed_at timestamptz
);
create index newsletter_subscription_unconfirmed on newsletter_subscription (requested_at)
  where confirmed_at is null;
