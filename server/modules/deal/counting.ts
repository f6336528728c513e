import { DealState } from '../../../generated/model/index.ts'
import { knownIn } from '../../contract/known.ts'
import type { Db } from '../../db/index.ts'
import { sameClients } from '../introduction/index.ts'
import type { DealRow } from './deal.repository.ts'

/** How far a deal has come; of several of one client the furthest counts, then the earliest. */
const STEPS: Readonly<Record<DealRow['state'], number>> = {
  proposed: 0,
  disputed: 1,
  agreed: 2,
  invoiced: 3,
  paid: 4,
}

export const isKnown = knownIn(DealState)

/** One in a state of a later version counts before those that are known: nothing is paid beside it. */
const stepOf = ({ state }: Known): number => (isKnown(state) ? STEPS[state] : Infinity)

type Known = Pick<DealRow, 'id' | 'introduction_id' | 'state'>

const byCount = (a: Known, b: Known): number =>
  (stepOf(a) === stepOf(b) ? 0 : stepOf(b) - stepOf(a)) || (a.id < b.id ? -1 : 1)

/**
 * Deals that do not count because another one of the same client at the same home does, by their
 * id: two contacts with a deal each turned out to be one person.
 */
export async function countsInstead(db: Db, deals: Known[]): Promise<Map<string, string>> {
  const same = await sameClients(
    db,
    deals.map((deal) => deal.introduction_id),
  )
  const ids = same.flatMap(({ other }) => other.deal_id ?? [])
  if (ids.length === 0) return new Map()
  const others = await db
    .selectFrom('deal')
    .select(['id', 'introduction_id', 'state'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    deals.flatMap((deal) => {
      const theirs = same.flatMap(({ id, other }) =>
        id === deal.introduction_id ? others.filter((one) => one.id === other.deal_id) : [],
      )
      const [best] = [deal, ...theirs].toSorted(byCount)
      return best && best.id !== deal.id ? [[deal.id, best.id] as const] : []
    }),
  )
}
