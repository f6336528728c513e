-- A picture of 600 px was served at 320: between two widths it now has its own as well (media/picture.ts). Those that are
-- there get it made, and their homes are told, by the job that makes variants.
update media_file set widths = (select array_agg(each order by each) from unnest(widths || width) each), state = 'processing'
  where state = 'ready' and width < 1440 and not width = any(widths);
insert into job (id, kind, payload)
  select gen_random_uuid(), 'property.media', jsonb_build_object('hash', hash) from media_file
  where state = 'processing' and width < 1440;
