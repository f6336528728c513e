import type { MatchHome } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { ALL_SOURCES } from '../../network/index.ts'
import { sourcesOf } from '../sql/sources.ts'
import { listDemandMatches } from './homes.service.ts'

/** Where a demand that names no networks gets what may be sent: OTHER is asked for by name. */
const USUAL = ['own' as const, ...ALL_SOURCES.filter((source) => source !== 'OTHER')]

/** Pages of matches that are looked through. */
const MOST_PAGES = 5

/**
 * The homes that fit a demand, with nothing done about them, and that its agent may send: best
 * first, at most `limit`. 404 for a demand out of the actor's rights.
 */
export async function unsentHomes(
  db: Db,
  actor: Actor,
  demandId: string,
  limit: number,
): Promise<MatchHome[]> {
  const sources = (await sourcesOf(db, demandId)) ?? USUAL
  const found: MatchHome[] = []
  let cursor: string | null | undefined
  // Some of the best may be seen and not sent: those after them are looked at, too.
  for (let pages = 0; pages < MOST_PAGES && found.length < limit && cursor !== null; pages += 1) {
    const page = await listDemandMatches(db, actor, demandId, {
      show: 'new',
      sources,
      limit,
      ...(cursor && { cursor }),
    })
    for (const { home } of page.items)
      if (home.live && (home.own || home.network !== null)) found.push(home)
    cursor = page.next
  }
  return found.slice(0, limit)
}
