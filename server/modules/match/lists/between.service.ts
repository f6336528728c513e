import type { Property, PriceDemand } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import { contactNamesOf } from '../../contact/index.ts'
import { demandTitle } from '../../demand/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { ownFacts } from '../weighing/facts-of.ts'
import { readerOf } from '../match.policy.ts'
import { demandsOf } from '../sql/demands.ts'
import { readableDemands } from '../sql/reader.ts'
import { GOOD } from '../weighing/weigh.ts'

/** So many of the new ones are shown. */
const SHOWN = 8
const MOST = 5000

/**
 * Demands the actor may see that a home suits well after a change and did not before, best first;
 * and how many it has lost.
 */
export async function demandsBetween(
  db: Db,
  actor: Actor,
  { before, after }: { before: Property; after: Property },
  now: Date,
): Promise<{ gained: PriceDemand[]; gainedCount: number; lostCount: number }> {
  const asked = {
    propertyId: after.id,
    whose: readableDemands(readerOf(actor)),
    now,
    least: GOOD,
    limit: MOST,
    edge: null,
  }
  const { demands: old } = await demandsOf(db, { ...asked, facts: ownFacts(before) })
  const { demands: fresh } = await demandsOf(db, { ...asked, facts: ownFacts(after) })
  const [had, has] = [new Set(old.map(({ id }) => id)), new Set(fresh.map(({ id }) => id))]
  const gained = fresh.filter(({ id }) => !had.has(id))
  const best = gained.slice(0, SHOWN)
  const rows =
    best.length > 0
      ? await db
          .selectFrom('demand')
          .select(['id', 'ref', 'doc', 'contact_id'])
          .where(
            'id',
            'in',
            best.map(({ id }) => id),
          )
          .execute()
      : []
  const people = await contactNamesOf(
    db,
    actor.agencyId,
    rows.flatMap(({ contact_id: id }) => id ?? []),
  )
  return {
    gained: best.flatMap(({ id, score }) => {
      const row = rows.find((one) => one.id === id)
      return row
        ? [
            {
              demandId: id,
              ref: row.ref,
              title: demandTitle(row.doc, actor.lang),
              contactName: (row.contact_id && people.get(row.contact_id)?.name) || null,
              score,
            },
          ]
        : []
    }),
    gainedCount: gained.length,
    lostCount: old.filter(({ id }) => !has.has(id)).length,
  }
}
