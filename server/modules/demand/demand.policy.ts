import type { ExpressionBuilder, ExpressionWrapper, Selectable, SqlBool } from 'kysely'
import type { Demand, DemandMoney } from '../../../generated/model/index.ts'
import { forbidden, notFound } from '../../contract/errors.ts'
import type { Tables } from '../../db/index.ts'
import type { DemandTables } from '../../db/tables/demand.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { isOwn, ownOrSharedRows } from '../../contract/rights/row.ts'

/**
 * Rights on demands, all of them here: an ADMIN sees and changes the agency's; a STAFF changes
 * those they look after or entered, and reads what a colleague shares. Everything else does not
 * exist for them.
 */

type Owned = Pick<DemandTables['demand'], 'agency_id' | 'agent_id' | 'created_by' | 'shared'>

/**
 * How much of a demand somebody may know: all of an own one, of a colleague's shared one nothing in
 * the words of buyer and agent; null for nothing at all.
 */
export function sightOf(demand: Owned, reader: Actor): 'own' | 'shared' | null {
  if (demand.agency_id !== reader.agencyId) return null
  if (isOwn(demand, reader)) return 'own'
  return demand.shared ? 'shared' : null
}

/** The demand if the actor may read it; throws 404 otherwise, also when there is none. */
export const readable = <T extends Owned>(demand: T | undefined, actor: Actor): T =>
  demand && sightOf(demand, actor) ? demand : notFound(actor.lang)

/**
 * The demand if the actor may change it; throws 404 for what they cannot see, 403 for what they may
 * only read.
 */
export function writable<T extends Owned>(demand: T | undefined, actor: Actor): T {
  const seen = readable(demand, actor)
  return isOwn(seen, actor) ? seen : forbidden()
}

/** The same as a condition of a query on `demand`. */
export function withinRights(
  actor: Actor,
): (eb: ExpressionBuilder<Tables, 'demand'>) => ExpressionWrapper<Tables, 'demand', SqlBool> {
  return (eb) => {
    const agency = eb('demand.agency_id', '=', actor.agencyId)
    if (actor.role === 'ADMIN') return agency
    return eb.and([agency, ownOrSharedRows('demand', actor.userId)])
  }
}

/** What is looked for; how it would be paid is the buyer's. */
const SHARED_MONEY = [
  'priceMin',
  'priceMax',
  'priceFlexPct',
] as const satisfies readonly (keyof DemandMoney)[]

/** What a colleague reads of the money of a shared demand. */
const sharedMoney = (money: DemandMoney): DemandMoney =>
  Object.fromEntries(
    SHARED_MONEY.flatMap((key) => (money[key] === undefined ? [] : [[key, money[key]] as const])),
  )

/**
 * The demand as this reader may see it: a colleague's shared one without how to reach the buyer and
 * their circumstances.
 */
export function forReader(demand: Demand): Demand {
  if (demand.own) return demand
  const { buyer, follow, contact, money, ...rest } = demand
  const { notes: _notes, ...shown } = follow ?? {}
  const urgency = buyer?.urgency
  return {
    ...rest,
    contact: contact && { ...contact, email: null, phone: null },
    follow: shown,
    ...(money && { money: sharedMoney(money) }),
    ...(urgency && { buyer: { urgency } }),
  }
}

/** What a timeline shows to who may only read: no talks, no circumstances of the buyer. */
export function historyWithinRights(
  own: boolean,
): (
  eb: ExpressionBuilder<Tables, 'demand_history'>,
) => ExpressionWrapper<Tables, 'demand_history', SqlBool> {
  return (eb) => {
    if (own) return eb.and([])
    const field = eb.fn.coalesce('field', eb.val(''))
    return eb.and([
      eb('kind', 'not in', ['NOTE', 'CALL', 'EMAIL']),
      eb(field, 'not like', 'buyer.%'),
      eb.or([
        eb(field, 'not like', 'money.%'),
        eb(
          field,
          'in',
          SHARED_MONEY.map((key) => `money.${key}`),
        ),
      ]),
      eb(field, '!=', 'follow.notes'),
    ])
  }
}

/**
 * Of what may be read, what is told without its words: those of a change of status are the agent's
 * about the buyer, those of a buyer's reaction their own.
 */
export const saysOfBuyer = ({
  kind,
  by_user,
}: Pick<Selectable<Tables['demand_history']>, 'kind' | 'by_user'>): boolean =>
  kind === 'STATUS' || (kind === 'REACTION' && by_user === null)
