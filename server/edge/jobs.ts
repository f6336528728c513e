import type { Db } from '../db/index.ts'
import { registerJob } from '../jobs/index.ts'
import { agenciesOf, publicHomeIds } from '../modules/listing/index.ts'
import { agencyKey, homeKey, siteKey } from './keys.ts'
import { PURGE, type Changed } from './purge.ts'

/**
 * A page that was being drawn meanwhile, or from a replica that is some moments behind (2 s at
 * most), came to the caches after they were told.
 */
const AGAIN_MS = 6_000

async function keysOf(
  db: Db,
  { homes = [], agencies = [], sites = [] }: Changed,
): Promise<string[]> {
  const own = new Set(homes.map(homeKey))
  // Lists show an agency by its name alone, on the cards of its homes.
  for (const id of agencies) {
    own.add(agencyKey(id))
    for (const home of await publicHomeIds(db, id)) own.add(homeKey(home))
  }
  for (const id of [...sites, ...agencies, ...(await agenciesOf(db, homes))]) own.add(siteKey(id))
  return [...own]
}

/** Tells the caches in front what changed, and a second time some seconds later. */
export const jobs = [
  registerJob<Changed & { again?: boolean }>(
    PURGE,
    async ({ again = false, ...changed }, { db, edge, jobs: queue, now }) => {
      if (edge === null) return
      await edge.purge(await keysOf(db, changed))
      if (again) return
      const runAt = new Date(now().getTime() + AGAIN_MS)
      await queue.add(db, PURGE, { ...changed, again: true }, { runAt })
    },
    { class: 'caches' },
  ),
]
