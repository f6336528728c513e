-- What an agent aims at in a month; null is no target. One row per person, gone with them.
create table dashboard_target (
  user_id uuid primary key references app_user (id) on delete cascade,
  agency_id uuid not null references agency (id),
  captures int check (captures > 0),
  visits int check (visits > 0),
  matches int check (matches > 0),
  updated_at timestamptz not null
);
create index dashboard_target_agency on dashboard_target (agency_id);

-- What changed since yesterday, and what a month counts.
create index property_history_price on property_history (at) where kind = 'PRICE';
create index property_published on property (agency_id, published_at) where published_at is not null;
create index property_closed on property (agency_id, closed_at) where closed_at is not null;
create index match_found on match (agency_id, found_at) where state = 'new';
create index match_sent on match (agency_id, sent_at) where sent_at is not null;
