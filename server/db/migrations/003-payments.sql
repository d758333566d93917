-- Online payments. A payment is one attempt to pay for one booking at one provider. The provider
-- decides its state; a row stores the last known state, and what is still to be done.
create table payment (
  id object_id primary key,
  -- Null once its booking was released; the payment stays until no money can arrive any more.
  booking_id object_id references booking on delete set null,
  provider text not null check (provider in ('sandbox', 'stripe', 'payPal')),
  -- The provider's session or order; null until the provider has responded.
  reference text,
  -- The Idempotency-Key of the call that opened it: the same key is the same payment.
  attempt_key text,
  -- The charge, in the smallest units of its currency, and the equivalent base amount.
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  base_amount amount not null,
  rate numeric(24, 12) not null check (rate > 0),
  -- opening, open, processing, declined: it may still be paid. expired: it can no longer be paid. paid:
  -- it pays for its booking. refunding, refunded: it did not pay for the booking.
  status text not null check (status in (
    'opening', 'open', 'processing', 'declined', 'expired', 'paid', 'refunding', 'refunded')),
  reason text,
  -- Another payment of the booking was started after it.
  superseded boolean not null default false,
  charge_id text,
  refund_id text,
  -- When the sweep checks it next, and how often it has; null when there is nothing to do.
  due_at timestamptz,
  tries int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  paid_at timestamptz,
  refunded_at timestamptz,
  unique (provider, reference)
);
create unique index payment_attempt on payment (booking_id, attempt_key);
-- In any case, one booking is paid by at most one payment.
create unique index payment_pays_alone on payment (booking_id) where status = 'paid';
create index payment_due on payment (due_at) where due_at is not null;

-- Processed events of providers: repetitions are ignored.
create table payment_event (
  provider text not null,
  event_id text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index payment_event_age on payment_event (received_at);

-- The value of one unit of the base currency, the same for all servers.
create table exchange_rate (
  currency char(3) primary key,
  rate numeric(24, 12) not null check (rate > 0),
  read_at timestamptz not null
);

-- A payment is found by its reference.
alter table booking drop column payment_session_id;

-- The sandbox, a provider of our own. Like any provider, it shares only identifiers with the tables
-- above. It stores no card, code or secret.
create table sandbox_payment (
  reference text primary key,
  payment_id object_id not null unique,
  booking_id object_id not null,
  amount_minor bigint not null,
  currency char(3) not null,
  -- The language of the page on which it is paid, for the page of the bank.
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

-- Hashes: a payment that is opened again gets another secret, and the first one stays valid.
create table sandbox_client (
  reference text not null references sandbox_payment on delete cascade,
  secret_hash text not null,
  primary key (reference, secret_hash)
);

-- The bank's challenge (3-D Secure). left: its window was closed.
create table sandbox_challenge (
  id text primary key,
  reference text not null references sandbox_payment on delete cascade,
  status text not null check (status in ('asked', 'left', 'passed', 'failed', 'over')),
  expires_at timestamptz not null
);
create index sandbox_challenge_payment on sandbox_challenge (reference);

-- Charges and refunds: one charge per payment, one refund per charge.
create table sandbox_charge (
  id text primary key,
  reference text not null unique references sandbox_payment on delete cascade,
  amount_minor bigint not null,
  currency char(3) not null,
  refund_id text unique,
  created_at timestamptz not null,
  refunded_at timestamptz
);

-- Events whose webhook call is pending.
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
