import type { Deps } from '../../contract/deps.ts'
import { registerJob } from '../../jobs/index.ts'
import { homesOnSite } from '../listing/index.ts'
import { AGENCY_JOB, LOOK_JOB, SWEEP_JOB } from './job-kinds.ts'
import { lookAt } from './look.service.ts'

const AT_ONCE = 200
const SIX_HOURS = 360

/** Looks at homes on the market, of one agency or of all, each in a transaction of its own. */
async function lookAtAll(deps: Deps, agencyId: string | null): Promise<void> {
  for (let after: string | null = null; ;) {
    const ids = await homesOnSite(deps.db, { agencyId, after, limit: AT_ONCE })
    for (const id of ids) await lookAt(deps, id)
    after = ids.at(-1) ?? null
    if (after === null) return
  }
}

/** Jobs of this room: days pass and people prove themselves without any home being changed. */
export const jobs = [
  registerJob<{ id: string }>(LOOK_JOB, ({ id }, deps) => lookAt(deps, id)),
  registerJob<{ agencyId: string }>(AGENCY_JOB, ({ agencyId }, deps) => lookAtAll(deps, agencyId), {
    class: 'maintenance',
  }),
  registerJob(SWEEP_JOB, (_payload, deps) => lookAtAll(deps, null), { everyMinutes: SIX_HOURS }),
]
