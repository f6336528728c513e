import { sql, type Db } from '../../db/index.ts'

/**
 * Marks the lines that say why a warning was let pass as the mandate's, where a server of the version
 * before, or a takeout from before, has written them without: colleagues with whom a home is shared
 * do not read them. The same as migration 0526. How many lines it were.
 */
export async function markWaivedLines(db: Db): Promise<number> {
  const { rows } = await sql`
    update property_history h set field = 'mandate.passport'
    from passport_waiver w
    where w.property_id = h.property_id and w.created_at = h.at
      and h.kind = 'NOTE' and h.field is null and position(w.reason in h.text) > 0
    returning h.id`.execute(db)
  return rows.length
}
