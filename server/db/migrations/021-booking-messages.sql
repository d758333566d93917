-- What customer and supplier write to each other about a booking. Staff of the supplier and administrators write as the
-- supplier. `request_key` is the idempotency key: a message that is sent twice is stored once.
create table booking_message (
  id object_id primary key,
  booking_id object_id not null references booking on delete cascade,
  author text not null check (author in ('customer', 'supplier')),
  text text not null check (char_length(text) between 1 and 2000),
  request_key text,
  sent_at timestamptz not null,
  unique (booking_id, author, request_key)
);
create index booking_message_thread on booking_message (booking_id, sent_at, id);
-- For the demo supplier, which answers new messages of customers.
create index booking_message_of_customers on booking_message (sent_at) where author = 'customer';

-- The other side gets a notification, which its browsers receive. The customer's other devices show the message, too.
create function notify_of_message() returns trigger language plpgsql as $$
begin
  perform pg_notify('masar_news', (select driver_id from booking where id = new.booking_id));
  return null;
end $$;
create trigger message_news after insert on booking_message
  for each row execute function notify_of_message();
