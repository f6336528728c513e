-- How an occurrence of its own stood before it was cancelled with its series; null once it is put
-- otherwise, and in what was never cancelled so (docs/decisions/0334). A version that knows nothing
-- of it cancels as before: what fell then stays cancelled.
alter table agenda_event add column fell_from text;
