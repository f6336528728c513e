-- What a person lets the agency's website say of them: their phone, the languages they speak, their job title in
-- the site's languages.
alter table app_user
  add column phone_public boolean not null default false,
  add column spoken text[] not null default '{}',
  add column job_titles jsonb not null default '{}';
