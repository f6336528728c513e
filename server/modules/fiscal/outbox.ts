import type { Selectable } from 'kysely'
import { isDue, sql, type Db, type Tables } from '../../db/index.ts'

type Row = Selectable<Tables['fiscal_record']>

/** The most records of one message (AEAT, SuministroLR.xsd). */
export const MOST = 1000
/** For how long one server sends before another may, in milliseconds. */
const LEASE_MS = 120_000
/** Longer than it is ever waited. */
const LONGEST_MS = 2 * 86_400_000

/** An agency whose turn it is, and until when it had to wait. */
export interface Due {
  id: string
  until: Date | null
}

/**
 * Agencies of which records wait, and may be sent now: their wait is over, or longer than it ever is,
 * or a thousand wait.
 */
export async function dueAgencies(db: Db, now: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select s.agency_id as id, s.wait_until as until
    from fiscal_setting s
    join invoice i on i.issuer_agency_id = s.agency_id
    join fiscal_record r on r.invoice_id = i.id and r.state = 'waiting'
    where s.certificate is not null
    group by s.agency_id
    having s.wait_until is null or ${isDue('s.wait_until', now, LONGEST_MS)}
      or (count(*) >= ${MOST} and s.trouble is null)`.execute(db)
  return rows
}

/**
 * Takes the right to send for an agency, for two minutes: what another server took since it was
 * found due is not taken again.
 */
export async function takeTurn(db: Db, { id, until }: Due, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('fiscal_setting')
    .set({ wait_until: new Date(now.getTime() + LEASE_MS) })
    .where('agency_id', '=', id)
    .where('wait_until', 'is not distinct from', until)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** A record that waits, and whose name stands on its invoice. */
export type Waiting = Row & { issuer_name: string }

/**
 * The next message of an agency: records that wait, of the tax number whose first has waited longest,
 * in the order of its chain (a clock that is set back tells another one), all to the same service.
 */
export async function nextBatch(db: Db, agencyId: string): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('fiscal_record')
    .innerJoin('invoice', 'invoice.id', 'fiscal_record.invoice_id')
    .selectAll('fiscal_record')
    .select(sql<string>`invoice.issuer ->> 'name'`.as('issuer_name'))
    .where('invoice.issuer_agency_id', '=', agencyId)
    .where('fiscal_record.state', '=', 'waiting')
    .orderBy(sql`min(fiscal_record.created_at) over (partition by fiscal_record.tax_id)`)
    .orderBy('fiscal_record.tax_id')
    .orderBy('fiscal_record.seq')
    .limit(MOST)
    .execute()
  const [first] = rows
  const until = rows.findIndex(
    (row) => row.tax_id !== first?.tax_id || row.service !== first.service,
  )
  return until < 0 ? rows : rows.slice(0, until)
}
