import type { Trust } from '../../../generated/model/index.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { dayOf } from '../../time/madrid.ts'
import { findListings, trustOf } from '../listing/index.ts'
import { judgedHome } from '../property/index.ts'
import { lookAround } from './around.ts'
import { checksOf, nextOf, stepOf } from './checks.ts'
import { factsOf } from './facts.ts'

const MOST_PICTURES = 50

/** How a home stands today, looked at anew; 404 or 403 for who may not change it. */
export async function readTrust({ trx, deps, actor }: Work, id: string): Promise<Trust> {
  const now = deps.now()
  const home = await judgedHome(trx, actor, id)
  const { shared, copies } = await lookAround(trx, id)
  const earlier = new Set(copies.flatMap(({ copyId, firstId }) => (copyId === id ? firstId : [])))
  const checks = checksOf(await factsOf(trx, home, { copied: earlier.size > 0, now }), dayOf(now))
  const listings = await findListings(trx, [id, ...shared.map(({ otherId }) => otherId)])
  const onSite = listings.get(id)?.state === 'active'
  const shown = onSite ? await trustOf(trx, id) : null
  const days = new Map(shown?.checks.map(({ id: check, state, on }) => [`${check} ${state}`, on]))
  return {
    step: stepOf(checks),
    next: nextOf(checks),
    onSite,
    checks: checks.map((check) => ({
      ...check,
      on: days.get(`${check.id} ${check.state}`) ?? null,
    })),
    pictures: shared.slice(0, MOST_PICTURES).map(({ hash, otherId }) => ({
      src: `/media/${hash}`,
      listingId: otherId,
      agencyName: listings.get(otherId)?.public.agency.name ?? '',
      earlier: earlier.has(otherId),
    })),
  }
}
