-- Receipts, invoices and credit notes. A number is taken under the lock of its series, in the transaction
-- that inserts the document: one that rolls back takes none, so a series has no gaps.
create table document_series (
  series text primary key,
  last_number integer not null check (last_number > 0),
  -- Documents of a series have ascending times, whatever the clocks of the servers say.
  last_issued_at timestamptz not null
);

-- A copy of everything that is printed: later names, addresses and rates do not change it. Booking and
-- payment are no foreign keys, because a document outlives both.
create table booking_document (
  id object_id primary key,
  kind text not null check (kind in ('receipt', 'invoice', 'correction')),
  series text not null references document_series,
  number integer not null check (number > 0),
  issued_at timestamptz not null,
  booking_id object_id not null,
  payment_id object_id,
  corrects_id object_id references booking_document,
  currency char(3) not null,
  -- In the smallest units of the currency; negative in a correction. The tax is part of the amount.
  amount_minor bigint not null,
  tax_minor bigint not null,
  tax_rate numeric(4, 2) not null check (tax_rate >= 0),
  language char(2) not null,
  facts jsonb not null,
  unique (series, number),
  check ((kind = 'invoice') = (payment_id is null)),
  check ((kind = 'correction') = (corrects_id is not null))
);
create unique index booking_document_payment on booking_document (payment_id, kind)
  where payment_id is not null;
create unique index booking_document_invoice on booking_document (booking_id) where kind = 'invoice';
create index booking_document_booking on booking_document (booking_id);

-- Invoices are issued once rentals are over.
create index booking_ends on booking (ends_at);

create function keep_document() returns trigger language plpgsql as $$
begin
  raise exception 'Issued documents are never changed or deleted: insert a correction.';
end $$;
create trigger document_stays before update or delete on booking_document
  for each row execute function keep_document();
