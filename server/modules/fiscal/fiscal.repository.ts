import type { FiscalRecordState } from '../../../generated/model/index.ts'
import type { Cursor } from '../../contract/cursor.ts'
import { sql, type Db } from '../../db/index.ts'
import type { Selectable } from 'kysely'
import type { Tables } from '../../db/index.ts'

type Row = Selectable<Tables['fiscal_record']>

/** Whether no later record of its invoice stands after record `r`. */
const IS_LAST = sql<boolean>`not exists (
  select from fiscal_record l where l.invoice_id = r.invoice_id and l.seq > r.seq)`

/** How many of an agency's records stand how, and when the last was sent. */
export interface Counts {
  records: number
  waiting: number
  accepted: number
  accepted_with_errors: number
  rejected: number
  /** Of those two, what no later record of its invoice stands after. */
  open_errors: number
  open_rejected: number
  last_sent_at: Date | null
}

/** Counts the records in an agency's name. */
export async function countRecords(db: Db, agencyId: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*)::int as records,
      count(*) filter (where r.state = 'waiting')::int as waiting,
      count(*) filter (where r.state = 'accepted')::int as accepted,
      count(*) filter (where r.state = 'accepted_with_errors')::int as accepted_with_errors,
      count(*) filter (where r.state = 'rejected')::int as rejected,
      count(*) filter (where r.state = 'accepted_with_errors' and ${IS_LAST})::int as open_errors,
      count(*) filter (where r.state = 'rejected' and ${IS_LAST})::int as open_rejected,
      max(r.sent_at) as last_sent_at
    from fiscal_record r join invoice i on i.id = r.invoice_id
    where i.issuer_agency_id = ${agencyId}::uuid`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('A count has no row')
  return counts
}

/** The last look at the chains an agency's records stand in; undefined before the first. */
export async function checkOf(
  db: Db,
  agencyId: string,
): Promise<{ at: Date; faults: string[] } | undefined> {
  const rows = await db
    .selectFrom('fiscal_check')
    .select(['checked_at', 'faults'])
    .where('tax_id', 'in', (query) =>
      query.selectFrom('invoice').select('tax_id').where('issuer_agency_id', '=', agencyId),
    )
    .orderBy('checked_at')
    .execute()
  const [first] = rows
  return first && { at: first.checked_at, faults: rows.flatMap(({ faults }) => faults) }
}

/** Records in an agency's name, newest first; one more than the page has. */
export async function recordsOf(
  db: Db,
  agencyId: string,
  {
    state = null,
    cursor = null,
    limit,
  }: { state?: FiscalRecordState | null; cursor?: Cursor<string | null> | null; limit: number },
): Promise<(Row & { is_last: boolean })[]> {
  return db
    .selectFrom('fiscal_record as r')
    .innerJoin('invoice', 'invoice.id', 'r.invoice_id')
    .selectAll('r')
    .select(IS_LAST.as('is_last'))
    .where('invoice.issuer_agency_id', '=', agencyId)
    .$if(state !== null, (query) => query.where('r.state', '=', state ?? 'kept'))
    .$if(cursor !== null, (query) => query.where('r.id', '<', cursor?.id ?? ''))
    .orderBy('r.id', 'desc')
    .limit(limit + 1)
    .execute()
}
