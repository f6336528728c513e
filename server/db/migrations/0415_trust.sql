-- By what a picture is known again after it was resized, packed anew or lightly retouched. look: eight
-- 16-bit parts of its gradients, each with its place in the upper bits (part * 65536 + value), by which
-- it is looked up; empty: a plain surface.
-- grays: 16 x 16 grey levels, by which it is compared. Null: nobody has looked yet.
alter table media_file add column look int[], add column grays bytea;
create index media_file_look on media_file using gin (look) with (fastupdate = off);
drop index media_file_unlooked;
create index media_file_unlooked on media_file (hash) where (has_code is null or look is null) and state = 'ready';

-- What was checked of a home, as strangers read it (ListingTrust); null: nobody has looked yet.
alter table listing add column trust jsonb;

-- Homes on the market that show a photo of another agency's home, which had it first. Decided once, while both show it:
-- an upload done again makes nobody a copier.
create table trust_copy (
  property_id uuid not null references property (id) on delete cascade,
  first_id uuid not null references property (id) on delete cascade,
  agency_id uuid not null references agency (id) on delete cascade,
  found_at timestamptz not null,
  primary key (property_id, first_id)
);
create index trust_copy_first on trust_copy (first_id);
