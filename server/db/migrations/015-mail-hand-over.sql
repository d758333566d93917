-- When a claimed mail began to leave. A server that stops before that has sent nothing: another one sends it.
alter table outbox add column handed_over_at timestamptz;
