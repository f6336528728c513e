-- Whether a picture holds a code that can be read (QR); null: nobody has looked yet.
alter table media_file add column has_code boolean;
create index media_file_unlooked on media_file (hash) where has_code is null and state = 'ready';
