-- Of each translation on a page the digest of the text that it was written from, so that one whose source was changed
-- since is told: {"<place>": {"en": "<digest>"}}.
alter table site_page add column sources jsonb not null default '{}';
