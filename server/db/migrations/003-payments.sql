-- Online payments. A payment is one attempt to pay for one booking at one provider. The provider
-- knows the truth; a row is what we have understood of it, and what is still to be done.
create table payment (
  id object_id primary key,
  -- Null once its booking was given up; the payment stays until no money can come any more.
  booking_id object_id references booking on delete set null,
  provider text not null check (provider in ('sandbox', 'stripe', 'payPal')),
  -- The provider's session or order; null while it is being opened.
  reference text,
  -- The Idempotency-Key of the call that opened it: the same key is the same payment.
  attempt_key text,
  -- What is charged, in the smallest units of its currency, and the base amount it stands for.
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  base_amount amount not null,
  rate numeric(24, 12) not null check (rate > 0),
  -- opening, open, processing, declined: it may still be paid. expired: never any more. paid: its
  -- booking has it. refunding, refunded: the booking could not take it.
  status text not null check (status in (
    'opening', 'open', 'processing', 'declined', 'expired', 'paid', 'refunding', 'refunded')),
  reason text,
  -- Another payment of the booking was begun after it.
  superseded boolean not null default false,
  charge_id text,
  refund_id text,
  -- When the sweep looks at it next, and how often it has; null when there is nothing to do.
  due_at timestamptz,
  tries int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  paid_at timestamptz,
  refunded_at timestamptz,
  unique (provider, reference)
);
create unique index payment_attempt on payment (booking_id, attempt_key);
-- Whatever happens, one booking keeps the money of one payment.
create unique index payment_pays_alone on payment (booking_id) where status = 'paid';
create index payment_due on payment (due_at) where due_at is not null;

-- Events of providers that have been dealt with: the same one again is nothing.
create table payment_event (
  provider text not null,
  event_id text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index payment_event_age on payment_event (received_at);

-- What one unit of the base currency is worth, the same for all servers.
create table exchange_rate (
  currency char(3) primary key,
  rate numeric(24, 12) not null check (rate > 0),
  read_at timestamptz not null
);

-- What a payment pays for is found by its reference.
alter table booking drop column payment_session_id;

-- The sandbox, a provider of our own. It shares nothing with the tables above but identifiers, as
-- any provider would. No card, code or secret is in it.
create table sandbox_payment (
  reference text primary key,
  payment_id object_id not null unique,
  booking_id object_id not null,
  amount_minor bigint not null,
  currency char(3) not null,
  -- The language of the page it is paid on: the bank asks in it.
  locale text not null,
  -- challenged: the bank asks the customer. processing: a slow card, charged at settles_at.
  status text not null check (status in (
    'open', 'challenged', 'processing', 'paid', 'declined', 'closed')),
  reason text,
  settles_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index sandbox_payment_settles on sandbox_payment (settles_at) where status = 'processing';

-- Hashes: a payment opened again has another secret, and the first stays good.
create table sandbox_client (
  reference text not null references sandbox_payment on delete cascade,
  secret_hash text not null,
  primary key (reference, secret_hash)
);

-- The bank's question (3-D Secure). left: its window was closed.
create table sandbox_challenge (
  id text primary key,
  reference text not null references sandbox_payment on delete cascade,
  status text not null check (status in ('asked', 'left', 'passed', 'failed', 'over')),
  expires_at timestamptz not null
);
create index sandbox_challenge_payment on sandbox_challenge (reference);

-- Money that moved. One charge a payment, one refund a charge.
create table sandbox_charge (
  id text primary key,
  reference text not null unique references sandbox_payment on delete cascade,
  amount_minor bigint not null,
  currency char(3) not null,
  refund_id text unique,
  created_at timestamptz not null,
  refunded_at timestamptz
);

-- Events that wait for their webhook call.
create table sandbox_event (
  id text primary key,
  reference text not null references sandbox_payment on delete cascade,
  kind text not null,
  due_at timestamptz,
  tries int not null default 0,
  created_at timestamptz not null,
  delivered_at timestamptz
);
create index sandbox_event_due on sandbox_event (due_at) where due_at is not null;
