-- A signed sheet is never changed, but for the id of whoever had it signed: they may come back with another account.
create or replace function visit_sheet_stays() returns trigger language plpgsql as $$
begin
  if new.created_by is not null and to_jsonb(new) - 'created_by' = to_jsonb(old) - 'created_by' then
    return new;
  end if;
  raise exception 'A signed visit sheet is never changed';
end $$;
