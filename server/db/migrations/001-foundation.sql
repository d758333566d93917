-- The whole model of the reference server. Amounts are integers of the base currency's smallest
-- unit (TND: millimes). Instants are timestamptz; calendar dates are date.

create extension if not exists btree_gist;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- The wire's identifiers are 24 lower-case hexadecimal characters (WIRE-73).
create domain object_id as text check (value ~ '^[0-9a-f]{24}$');
create domain amount as bigint check (value >= 0);
-- An option's price: -1 is unavailable, 0 is included (CAR-6).
create domain option_price as bigint check (value >= -1);

create table settings (
  id object_id primary key,
  min_pickup_hours int not null default 1 check (min_pickup_hours >= 1),
  min_rental_hours int not null default 1 check (min_rental_hours >= 1),
  min_pickup_dropoff_hour int not null default 0 check (min_pickup_dropoff_hour between 0 and 23),
  max_pickup_dropoff_hour int not null default 23 check (max_pickup_dropoff_hour between 0 and 23),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (min_pickup_dropoff_hour <= max_pickup_dropoff_hour)
);
create unique index settings_only_one_row on settings ((true));

create table country (
  id object_id primary key,
  code char(2) not null unique
);

create table location (
  id object_id primary key,
  country_id object_id not null references country,
  parent_id object_id references location,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  time_zone text not null default 'Africa/Tunis',
  image text,
  check ((latitude is null) = (longitude is null))
);
create index location_parent on location (parent_id);

create table parking_spot (
  id object_id primary key,
  location_id object_id not null references location on delete cascade,
  latitude double precision not null,
  longitude double precision not null
);
create index parking_spot_location on parking_spot (location_id);

-- Names of countries, locations and parking spots, one row a language.
create table translation (
  id object_id primary key,
  owner_id object_id not null,
  language char(2) not null,
  value text not null,
  unique (owner_id, language)
);

create table supplier (
  id object_id primary key,
  full_name text not null,
  avatar text,
  pay_later boolean not null default true,
  license_required boolean not null default false,
  minimum_rental_days int,
  price_change_rate numeric(5, 2) not null default 0,
  supplier_car_limit int,
  blacklisted boolean not null default false
);

create table account (
  id object_id primary key,
  type text not null default 'user' check (type in ('admin', 'supplier', 'user')),
  supplier_id object_id references supplier,
  email text not null,
  full_name text not null,
  phone text,
  birth_date date,
  location text,
  bio text,
  avatar text,
  license text,
  language char(2) not null default 'fr',
  password_hash text,
  active boolean not null default true,
  verified boolean not null default false,
  blacklisted boolean not null default false,
  enable_email_notifications boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((type = 'supplier') = (supplier_id is not null))
);
create unique index account_email on account (lower(email));

-- Only a hash of the cookie's token is stored: a copy of the table grants no access.
create table session (
  token_hash text primary key,
  account_id object_id not null references account on delete cascade,
  stay_connected boolean not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_account on session (account_id);

create table car (
  id object_id primary key,
  supplier_id object_id not null references supplier,
  name text not null,
  minimum_age int not null check (minimum_age between 21 and 99),
  daily_price amount not null,
  discounted_daily_price amount,
  hourly_price amount,
  discounted_hourly_price amount,
  bi_weekly_price amount,
  discounted_bi_weekly_price amount,
  weekly_price amount,
  discounted_weekly_price amount,
  monthly_price amount,
  discounted_monthly_price amount,
  is_date_based_price boolean not null default false,
  deposit amount not null,
  available boolean not null default true,
  fully_booked boolean not null default false,
  coming_soon boolean not null default false,
  type text not null check (type in ('diesel', 'gasoline', 'electric', 'hybrid', 'plugInHybrid', 'unknown')),
  gearbox text not null check (gearbox in ('manual', 'automatic')),
  aircon boolean not null,
  image text,
  seats int not null,
  doors int not null,
  fuel_policy text not null check (fuel_policy in ('likeForlike', 'freeTank', 'fullToFull', 'FullToEmpty')),
  mileage int not null check (mileage >= -1),
  cancellation option_price not null,
  amendments option_price not null,
  theft_protection option_price not null,
  collision_damage_waiver option_price not null,
  full_insurance option_price not null,
  additional_driver option_price not null,
  range text not null check (range in ('mini', 'midi', 'maxi', 'scooter', 'bus', 'truck', 'caravan')),
  multimedia text[] not null default '{}',
  rating numeric(3, 2) check (rating between 1 and 5),
  trips int not null default 0,
  co2 int,
  created_at timestamptz not null default now()
);
create index car_supplier on car (supplier_id);

create table date_based_price (
  id object_id primary key,
  car_id object_id not null references car on delete cascade,
  start_date date not null,
  end_date date not null,
  daily_price amount not null,
  check (start_date <= end_date)
);
create index date_based_price_car on date_based_price (car_id);

create table car_location (
  location_id object_id not null references location,
  car_id object_id not null references car on delete cascade,
  primary key (location_id, car_id)
);
create index car_location_car on car_location (car_id);

create table additional_driver (
  id object_id primary key,
  full_name text not null,
  email text not null,
  phone text not null,
  birth_date date not null
);

create table booking (
  id object_id primary key,
  supplier_id object_id not null references supplier,
  car_id object_id not null references car,
  driver_id object_id not null references account,
  pickup_location_id object_id not null references location,
  drop_off_location_id object_id not null references location,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  period tstzrange generated always as (tstzrange(starts_at, ends_at, '[)')) stored,
  status text not null check (status in ('void', 'pending', 'deposit', 'paid', 'paidInFull', 'reserved', 'cancelled')),
  cancellation boolean not null default false,
  amendments boolean not null default false,
  theft_protection boolean not null default false,
  collision_damage_waiver boolean not null default false,
  full_insurance boolean not null default false,
  additional_driver boolean not null default false,
  additional_driver_id object_id references additional_driver,
  cancel_request boolean not null default false,
  -- The amount of the chosen payment (PAY-23) and what it is made of.
  price amount not null,
  deposit amount not null default 0,
  price_lines jsonb not null default '[]',
  is_deposit boolean not null default false,
  is_payed_in_full boolean not null default false,
  -- The payment provider's checkout session; with the booking's id it authorizes releasing the booking.
  payment_session_id text unique,
  -- The end of a void booking's payment window; null once the window is closed.
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (starts_at < ends_at),
  -- Which bookings hold a car (CAR-15): active ones, and void ones whose payment window is open.
  holds boolean generated always as (
    status in ('pending', 'deposit', 'paid', 'paidInFull', 'reserved')
    or (status = 'void' and expires_at is not null)
  ) stored,
  constraint booking_holds_its_car_alone exclude using gist (car_id with =, period with &&) where (holds)
);
-- A search reads only this index to find the booked cars.
create index booking_held_period on booking
  using gist (period) include (car_id, status, expires_at) where (holds);
create index booking_driver on booking (driver_id, created_at desc);
create index booking_supplier on booking (supplier_id, created_at desc);
create index booking_open_window on booking (expires_at) where status = 'void';

-- The events of a booking, in order, for the timeline of its page.
create table booking_event (
  id object_id primary key,
  booking_id object_id not null references booking on delete cascade,
  kind text not null,
  happened_at timestamptz not null default now()
);
create index booking_event_booking on booking_event (booking_id, happened_at);

-- The first response to an Idempotency-Key, stored for 24 hours (BOOK-26). A key belongs to its sender:
-- an account's id, or 'guest'.
create table idempotency (
  scope text not null,
  key text not null,
  request_hash text not null,
  booking_id object_id references booking on delete cascade,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_age on idempotency (created_at);

-- Lets a guest read the bookings made in this browser; only a hash of the cookie's token is stored.
create table guest_access (
  token_hash text not null,
  booking_id object_id not null references booking on delete cascade,
  expires_at timestamptz not null,
  primary key (token_hash, booking_id)
);
create index guest_access_age on guest_access (expires_at);

create table notification (
  id object_id primary key,
  account_id object_id not null references account on delete cascade,
  message text not null,
  booking_id object_id references booking on delete set null,
  car_id object_id references car on delete set null,
  is_read boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index notification_account on notification (account_id, created_at desc);

-- Single-use links sent by mail, bound to one purpose; only a hash of the token is stored.
create table account_link (
  token_hash text primary key,
  account_id object_id not null references account on delete cascade,
  purpose text not null check (purpose in ('activate', 'reset', 'verify')),
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Mails are inserted in the transaction that causes them, and sent afterwards.
create table outbox (
  id object_id primary key,
  account_id object_id references account on delete cascade,
  kind text not null,
  language char(2) not null,
  facts jsonb not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_unsent on outbox (created_at) where sent_at is null;

-- Servers have the fleet's prices and features in memory. Every change of data that searches read
-- increases the revision in its transaction, and every search compares it.
create table fleet (
  only_row boolean primary key default true check (only_row),
  revision bigint not null default 0
);
insert into fleet default values;

create function raise_fleet_revision() returns trigger language plpgsql as $$
begin
  update fleet set revision = revision + 1;
  return null;
end $$;

-- Not for trips, image and other columns that pages read from the database.
create trigger fleet_car after insert or delete or truncate or update of
  supplier_id, minimum_age, daily_price, discounted_daily_price, hourly_price,
  discounted_hourly_price, bi_weekly_price, discounted_bi_weekly_price, weekly_price,
  discounted_weekly_price, monthly_price, discounted_monthly_price, is_date_based_price, deposit,
  available, fully_booked, coming_soon, type, gearbox, aircon, seats, doors, fuel_policy, mileage,
  range, multimedia, rating
  on car for each statement execute function raise_fleet_revision();
create trigger fleet_date_based_price after insert or update or delete or truncate
  on date_based_price for each statement execute function raise_fleet_revision();
create trigger fleet_car_location after insert or update or delete or truncate
  on car_location for each statement execute function raise_fleet_revision();
create trigger fleet_supplier after insert or update or delete or truncate
  on supplier for each statement execute function raise_fleet_revision();
create trigger fleet_location after insert or update or delete or truncate
  on location for each statement execute function raise_fleet_revision();
