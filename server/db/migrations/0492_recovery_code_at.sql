-- When a recovery code was made: those that a stranger had made anew end with "it was not me".

-- null: by a version before this one, and so with the second step itself.
alter table recovery_code add column created_at timestamptz;
