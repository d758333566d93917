-- Browsers that have passed the bot check and may send one form. The token is in a cookie; this is its
-- hash.
create table bot_check_pass (
  token_hash text primary key,
  -- What it was used for; null until then.
  used_for text,
  expires_at timestamptz not null
);
create index bot_check_pass_expires on bot_check_pass (expires_at);

-- The network that an unpaid booking came from, as a hash. The sweep deletes it once the booking is no longer unpaid.
create table booking_network (
  booking_id object_id primary key references booking on delete cascade,
  network_hash text not null
);
create index booking_network_hash on booking_network (network_hash);
