-- When the handover of a claimed mail started. A server that stops before it has sent nothing: another
-- one sends the mail.
alter table outbox add column handed_over_at timestamptz;
