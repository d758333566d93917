-- Whom a customer calls about a booking, and where the company is; told with a booking alone.
alter table supplier add column phone text, add column address text;
