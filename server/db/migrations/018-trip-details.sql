-- How and when the driver arrives at the pick-up, and what they write to the rental company. A table of its own: the
-- searches that watch bookings do not read it.
create table trip_details (
  booking_id object_id primary key references booking on delete cascade,
  travel_number text check (char_length(travel_number) <= 40),
  note text check (char_length(note) <= 500),
  expected_arrival timestamptz,
  delay_reported_at timestamptz,
  delay_note text check (char_length(delay_note) <= 500),
  updated_at timestamptz not null
);

-- How long a supplier keeps the car for a driver who is late; null when unknown.
alter table supplier add column keeps_car_minutes int check (keeps_car_minutes between 0 and 10080);
