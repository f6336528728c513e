import type { Deps } from '../../../contract/deps.ts'
import { inTransaction, sql, type Db } from '../../../db/index.ts'
import { eachOne } from '../../../jobs/index.ts'
import { notify } from '../../notification/index.ts'
import { whoHears } from '../../user/index.ts'
import { findProperty, type PropertyRecord } from '../property.repository.ts'
import { changeStatus } from './status.service.ts'
import { dayOf } from '../../../time/madrid.ts'
import { say } from '../messages.ts'

const AT_ONCE = 200

/**
 * Takes homes off the site whose mandate has run out: without one in force nobody may advertise
 * them (Law 3/2024, Balearic Islands). Reserved homes stay as their sale is under way, and so do
 * those with a tacit extension. The day ends in the islands. One that cannot be taken off leaves no
 * other on it. Returns how many.
 */
export async function expireMandates(deps: Deps): Promise<number> {
  const due = await deps.db
    .selectFrom('property')
    .select(['id', 'agency_id'])
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where('mandate_ends', '<', dayOf(deps.now()))
    .where(sql<boolean>`coalesce(doc -> 'mandate' ->> 'tacitExtension', 'false') = 'false'`)
    // In another order each time: as many as are taken at once may fail.
    .orderBy(sql`random()`)
    .limit(AT_ONCE)
    .execute()
  await eachOne(due, ({ id, agency_id }) =>
    inTransaction(deps.db, async (trx) => {
      // Somebody may have renewed it since.
      const home = await findProperty(trx, id, true)
      if (
        home?.status !== 'active' ||
        home.mandate_ends === null ||
        home.mandate_ends >= dayOf(deps.now())
      )
        return
      const actor = {
        userId: null,
        agencyId: agency_id,
        role: 'ADMIN' as const,
        lang: 'es' as const,
      }
      await changeStatus(
        { trx, deps, actor },
        id,
        { status: 'expired', reason: say('es', 'status.mandateOver') },
        { anyVersion: true },
      )
      await tellAgent(trx, home)
    }),
  )
  return due.length
}

/** Whoever looks after the home hears of it at once; nobody does for one without an agent. */
async function tellAgent(trx: Db, { id, ref, agency_id, agent_id }: PropertyRecord): Promise<void> {
  const agent = agent_id === null ? null : await whoHears(trx, agency_id, agent_id)
  if (!agent) return
  const title = say(agent.language, 'status.mandateOver')
  const body = say(agent.language, 'status.mandateOverBody', { ref })
  await notify(trx, {
    userId: agent.id,
    kind: 'NOTIFICATION',
    title,
    body,
    href: `/auth/cartera/inmueble/${id}`,
    topic: `property:${id}`,
  })
}
