import type { Deps } from '../../../contract/deps.ts'
import { inTransaction, sql, type Db, type RawBuilder } from '../../../db/index.ts'
import { eachOne } from '../../../jobs/index.ts'
import { recordIntroduction } from '../../introduction/index.ts'
import { isAgreedUnread } from '../../network/index.ts'
import { saveVisit, type PartnerVisitRow } from './partner.repository.ts'

/** So long after its end either side may note that it did not take place. */
const GRACE_HOURS = 24
const AT_ONCE = 100

/**
 * Confirmed visits that took place: one side noted it as done, or a day went by and neither noted
 * that it was cancelled or nobody came.
 */
const tookPlace = (now: Date): RawBuilder<unknown> => sql`from partner_visit v
  join agenda_event a on a.id = v.asking_event join agenda_event b on b.id = v.asked_event
  where v.state = 'confirmed' and v.held_at is null and v.starts_at <= ${now}
    and a.deleted_at is null and b.deleted_at is null
    and a.status in ('confirmed', 'done') and b.status in ('confirmed', 'done')
    and ('done' in (a.status, b.status) or v.starts_at + make_interval(mins => v.minutes,
      hours => ${GRACE_HOURS}) <= ${now})`

/**
 * Writes down that a client saw a partner's home: an introduction of who brought them, by what was
 * agreed when the visit was asked for, which a confirmed one outlives. Each by itself, in another
 * order each time: as many as are taken at once may fail.
 */
export async function noteHeld(deps: Deps): Promise<void> {
  const now = deps.now()
  const { rows } = await sql<{ id: string }>`select v.id ${tookPlace(now)}
    order by random() limit ${AT_ONCE}`.execute(deps.db)
  await eachOne(rows, ({ id }) => inTransaction(deps.db, (trx) => note(trx, deps, id, now)))
}

async function note(trx: Db, deps: Deps, id: string, now: Date): Promise<void> {
  const { rows } = await sql<PartnerVisitRow>`select v.* ${tookPlace(now)} and v.id = ${id}
    for no key update of v skip locked`.execute(trx)
  const [row] = rows
  if (!row) return
  // What they had agreed on may be read by a later version alone: it is told of then.
  if ((await introduce({ trx, deps }, row)).length === 0 && (await waits(trx, row))) return
  await saveVisit(trx, id, { held_at: now })
}

const agreedOf = ({ lister_id, created_at }: PartnerVisitRow) => ({
  listerId: lister_id,
  at: created_at,
})

async function introduce(here: { trx: Db; deps: Deps }, row: PartnerVisitRow): Promise<string[]> {
  if (row.contact_id === null) return []
  return recordIntroduction(here, {
    agencyId: row.agency_id,
    contactId: row.contact_id,
    propertyIds: [row.property_id],
    evidence: 'visit_held',
    by: row.agent_id,
    agreed: agreedOf(row),
  })
}

const waits = async (trx: Db, row: PartnerVisitRow): Promise<boolean> =>
  row.contact_id !== null &&
  (await isAgreedUnread(trx, { agencyId: row.agency_id, ...agreedOf(row) }))
