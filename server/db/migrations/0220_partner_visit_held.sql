-- When a visit between agencies was noted as one that took place: its introduction is written down by then.
alter table partner_visit add column held_at timestamptz;
create index partner_visit_to_hold on partner_visit (starts_at) where state = 'confirmed' and held_at is null;
