import { sql, type Db } from '../../../server/db/index.ts'

const CHUNK = 1000

/** Inserts so many rows, a thousand in a statement. */
export async function insert(
  db: Db,
  table: string,
  count: number,
  row: (at: number) => object,
): Promise<void> {
  for (let from = 0; from < count; from += CHUNK) {
    const part = Array.from({ length: Math.min(CHUNK, count - from) }, (_, at) => row(from + at))
    const names = sql.join(Object.keys(part[0] ?? {}).map((name) => sql.ref(name)))
    await sql`
      insert into ${sql.table(table)} (${names}) select ${names}
      from json_populate_recordset(null::${sql.table(table)},
        ${JSON.stringify(part)}::json)`.execute(db)
  }
}
