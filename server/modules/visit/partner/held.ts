import type { Deps } from '../../../contract/deps.ts'
import { inTransaction, sql, type Db } from '../../../db/index.ts'
import { recordIntroduction } from '../../introduction/index.ts'
import { saveVisit, type PartnerVisitRow } from './partner.repository.ts'

/** So long after its end either side may note that it did not take place. */
const GRACE_HOURS = 24
const AT_ONCE = 100

/**
 * Confirmed visits that took place: one side noted it as done, or a day went by and neither noted
 * that it was cancelled or nobody came.
 */
const heldOf = async (trx: Db, now: Date): Promise<PartnerVisitRow[]> =>
  (
    await sql<PartnerVisitRow>`
      select v.* from partner_visit v
      join agenda_event a on a.id = v.asking_event join agenda_event b on b.id = v.asked_event
      where v.state = 'confirmed' and v.held_at is null and v.starts_at <= ${now}
        and a.deleted_at is null and b.deleted_at is null
        and a.status in ('confirmed', 'done') and b.status in ('confirmed', 'done')
        and ('done' in (a.status, b.status) or v.starts_at + make_interval(mins => v.minutes,
          hours => ${GRACE_HOURS}) <= ${now})
      order by v.starts_at limit ${AT_ONCE} for no key update of v skip locked`.execute(trx)
  ).rows

/**
 * Writes down that a client saw a partner's home: an introduction of who brought them, by what was
 * agreed when the visit was asked for, which a confirmed one outlives.
 */
export async function noteHeld(deps: Deps): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const now = deps.now()
    for (const row of await heldOf(trx, now)) {
      if (row.contact_id !== null)
        await recordIntroduction(
          { trx, deps },
          {
            agencyId: row.agency_id,
            contactId: row.contact_id,
            propertyIds: [row.property_id],
            evidence: 'visit_held',
            by: row.agent_id,
            agreed: { listerId: row.lister_id, at: row.created_at },
          },
        )
      await saveVisit(trx, row.id, { held_at: now })
    }
  })
}
