import type { Deps } from '../../contract/deps.ts'
import { eachOne, registerJob } from '../../jobs/index.ts'
import { homesOnSite } from '../listing/index.ts'
import { AGENCY_JOB, LOOK_JOB, SWEEP_JOB } from './job-kinds.ts'
import { lookAt } from './look.service.ts'

const AT_ONCE = 200
const SIX_HOURS = 360

/**
 * Looks at homes on the market, of one agency or of all, each in a transaction of its own: one that
 * cannot be looked at holds up no other. The first fault is thrown once all have had their turn.
 */
async function lookAtAll(deps: Deps, agencyId: string | null): Promise<void> {
  const faults: unknown[] = []
  for (let after: string | null = null; ;) {
    const ids = await homesOnSite(deps.db, { agencyId, after, limit: AT_ONCE })
    await eachOne(ids, (id) => lookAt(deps, id)).catch((fault) => faults.push(fault))
    after = ids.at(-1) ?? null
    if (after === null) break
  }
  if (faults.length > 0) throw faults[0]
}

/** Jobs of this room: days pass and people prove themselves without any home being changed. */
export const jobs = [
  registerJob<{ id: string }>(LOOK_JOB, ({ id }, deps) => lookAt(deps, id)),
  registerJob<{ agencyId: string }>(AGENCY_JOB, ({ agencyId }, deps) => lookAtAll(deps, agencyId), {
    class: 'maintenance',
  }),
  registerJob(SWEEP_JOB, (_payload, deps) => lookAtAll(deps, null), { everyMinutes: SIX_HOURS }),
]
