-- Names that a page of a website was found at and is no more: its address leads to the page for ever. Of a
-- page that is gone they are kept as well, since going back to a version brings the page back.
create table site_old_slug (
  site_id uuid not null references site (id) on delete cascade,
  slug text not null,
  language text not null,
  page_id uuid not null,
  primary key (site_id, slug, language)
);
