import { setImmediate as breathe } from 'node:timers/promises'
import type { Deps } from '../../contract/deps.ts'
import { HttpError } from '../../contract/errors.ts'
import { eachOne } from '../../jobs/index.ts'
import { savePosition, waitingHomes, type Waiting } from './position.repository.ts'
import { positionToday } from './valuation.service.ts'

/** What was compared less than so long ago stands until tomorrow. */
const STANDS_MS = 20 * 3_600_000
const AT_ONCE = 100
const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Compares the prices of homes on the market that wait for it; one that cannot be compared holds up no
 * other. The first fault is thrown once all have had their turn.
 */
export async function placeAll(deps: Deps): Promise<void> {
  const at = deps.now()
  const since = new Date(at.getTime() - STANDS_MS)
  const until = new Date(at.getTime() + STANDS_MS)
  const faults: unknown[] = []
  for (let after = FIRST; ;) {
    const homes = await waitingHomes(deps.db, { since, until, after, most: AT_ONCE })
    await eachOne(homes, async (home) => {
      await breathe()
      const { percentile = null, deltaPct = null } = (await placeOf(deps, home)) ?? {}
      await savePosition(deps.db, home, { at, percentile, deltaPct })
    }).catch((fault) => faults.push(fault))
    const last = homes.at(-1)
    if (!last) break
    after = last.id
  }
  if (faults.length > 0) throw faults[0]
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
