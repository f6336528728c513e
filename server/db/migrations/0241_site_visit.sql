-- How websites are read: counters, nothing of who. A visit is a view that came from elsewhere; views within the site
-- have the source `inside`.
create table site_visit (
  site_id uuid not null references site (id) on delete cascade,
  -- of the islands
  day date not null,
  page uuid not null,
  language text not null,
  source text not null,
  device text not null,
  views int not null,
  visits int not null,
  -- views of the page of one home
  homes int not null,
  primary key (site_id, day, page, language, source, device)
);
create index site_visit_day on site_visit (day);
