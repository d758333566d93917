-- The phone number and address of the company, which only customers with a booking see.
alter table supplier add column phone text, add column address text;
