import { sql, type Db } from '../db/index.ts'

/**
 * The first row of a table (or so many) that is written, or deleted, in this way from now on is refused by the
 * database, whichever it is, and every later one is not. What is answered takes that back.
 */
export async function refuseFirst(
  db: Db,
  table: string,
  event: 'insert' | 'update' | 'delete' = 'update',
  many = 1,
): Promise<() => Promise<void>> {
  const forget = async (): Promise<void> => {
    await sql`drop trigger if exists first_refused on ${sql.table(table)}`.execute(db)
    await sql`drop sequence if exists first_tries`.execute(db)
  }
  await forget()
  await sql`create sequence first_tries`.execute(db)
  await sql`create or replace function first_refused() returns trigger language plpgsql as
    $$ begin
      if nextval('first_tries') <= ${sql.lit(many)} then raise 'refused'; end if;
      return coalesce(new, old);
    end $$`.execute(db)
  await sql`create trigger first_refused before ${sql.raw(event)} on ${sql.table(table)}
    for each row execute function first_refused()`.execute(db)
  return forget
}
