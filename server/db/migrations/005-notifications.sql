create index notification_unread on notification (account_id) where not is_read;

-- A booking that a customer removes from their list stays visible to the supplier.
alter table booking add column removed_at timestamptz;

-- Servers have open streams to customers' browsers: every change for an account is published to all
-- servers when its transaction commits.
create function tell_news() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform pg_notify('masar_news', old.account_id);
  else
    perform pg_notify('masar_news', new.account_id);
  end if;
  return null;
end $$;
create trigger notification_news after insert or delete or update of is_read on notification
  for each row execute function tell_news();
create trigger session_news after delete on session
  for each row execute function tell_news();

create function tell_account_news() returns trigger language plpgsql as $$
begin
  perform pg_notify('masar_news', new.id);
  return null;
end $$;
create trigger account_news after update of blacklisted on account
  for each row execute function tell_account_news();
