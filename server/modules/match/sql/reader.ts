import { ownOrSharedRows } from '../../../contract/rights/row.ts'
import { sql, type RawBuilder } from '../../../db/index.ts'

/**
 * For whom homes and demands are looked up: an agency, and within it everything or one person's
 * share.
 */
export interface Reader {
  agencyId: string
  /** Null: all of the agency. */
  userId: string | null
}

type Sql = RawBuilder<unknown>

/**
 * Rows of a table with agent_id, created_by and shared that the reader may see within the agency;
 * null sees all.
 */
const share = (table: string, { userId }: Reader): Sql | null =>
  userId === null ? null : ownOrSharedRows(table, userId)

/** The agency's own homes (view 0) that the reader may open. */
export function ownHomes(reader: Reader): Sql {
  const rights = share('h', reader)
  return sql`
    h.view = 0 and h.agency_id = ${reader.agencyId}::uuid${rights ? sql` and ${rights}` : sql``}`
}

/**
 * What everybody sees of the others: of other agencies, and of colleagues who do not share theirs.
 */
export function othersHomes(reader: Reader): Sql {
  const rights = share('h', reader)
  return sql`
    h.view = 1 and
      ${rights ? sql`(h.agency_id <> ${reader.agencyId}::uuid or coalesce(not ${rights}, true))` : sql`h.agency_id <> ${reader.agencyId}::uuid`}`
}

/** The demands the reader may see. */
export function readableDemands(reader: Reader): Sql {
  const rights = share('d', reader)
  return sql`d.agency_id = ${reader.agencyId}::uuid${rights ? sql` and ${rights}` : sql``}`
}
