import { sql, type Db, type RawBuilder } from '../../db/index.ts'

interface Naming {
  table: string
  column: string
  /** The agency's rows, of the table under the name `t`. */
  of: (agencyId: string) => RawBuilder<unknown>
  /** Who has it open meanwhile is shown what is stored. */
  versioned?: true
}

/**
 * Documents that name people by their id, beside the columns of the schema: whose homes a channel
 * sends, whom a page of the website shows, whose homes a move brings. Who gets which enquiry changes
 * hands with what somebody holds (inbox.ts). A version of the website that was published stays as it
 * was.
 */
const NAMING: Naming[] = [
  {
    table: 'integration',
    column: 'settings',
    of: (agencyId) => sql`t.agency_id = ${agencyId}`,
    versioned: true,
  },
  {
    table: 'site_page',
    column: 'doc',
    of: (agencyId) => sql`t.site_id = (select id from site where agency_id = ${agencyId})`,
    versioned: true,
  },
  { table: 'move', column: 'people', of: (agencyId) => sql`t.agency_id = ${agencyId}` },
]

/** Puts one person's id in the place of another's in an agency's documents. */
export async function renameInDocuments(
  trx: Db,
  { from, to, agencyId }: { from: string; to: string; agencyId: string },
): Promise<void> {
  for (const { table, column, of, versioned } of NAMING) {
    const doc = sql.ref(`t.${column}`)
    await sql`
      update ${sql.table(table)} t set ${sql.ref(column)} = replace(${doc}::text, ${from}, ${to})::jsonb
        ${versioned ? sql`, version = t.version + 1` : sql``}
      where ${of(agencyId)} and strpos(${doc}::text, ${from}) > 0`.execute(trx)
  }
}
