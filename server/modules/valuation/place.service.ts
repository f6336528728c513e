import { setImmediate as breathe } from 'node:timers/promises'
import type { Deps } from '../../contract/deps.ts'
import { HttpError } from '../../contract/errors.ts'
import { savePosition, waitingHomes, type Waiting } from './position.repository.ts'
import { positionToday } from './valuation.service.ts'

/** What was compared less than so long ago stands until tomorrow. */
const STANDS_MS = 20 * 3_600_000
const AT_ONCE = 100

/** Compares the prices of homes on the market that wait for it, until none waits. */
export async function placeAll(deps: Deps): Promise<void> {
  const at = deps.now()
  for (;;) {
    const homes = await waitingHomes(deps.db, new Date(at.getTime() - STANDS_MS), AT_ONCE)
    if (homes.length === 0) return
    for (const home of homes) {
      await breathe()
      const { percentile = null, deltaPct = null } = (await placeOf(deps, home)) ?? {}
      await savePosition(deps.db, home, { at, percentile, deltaPct })
    }
  }
}

/** A home that went a moment ago has no place. */
async function placeOf(deps: Deps, { id, agencyId }: Waiting) {
  const actor = { userId: null, agencyId, role: 'ADMIN', lang: 'es' } as const
  try {
    return await positionToday({ trx: deps.db, deps, actor }, id)
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}
