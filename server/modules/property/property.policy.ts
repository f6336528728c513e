import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { DocumentType, Property } from '../../../generated/model/index.ts'
import { isOwn, ownOrSharedRows, ownRows } from '../../contract/rights/row.ts'
import { forbidden, notFound } from '../../contract/errors.ts'
import { sql, type RawBuilder, type Tables } from '../../db/index.ts'
import type { PropertyTables } from '../../db/tables/property.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { KEPT_OF_OFFERS, SHARED_MANDATE, sharedMandate, sharedOffer } from './shared.ts'

/**
 * Rights on homes, all of them here: an ADMIN sees and edits the agency's; a STAFF edits what they
 * look after or entered, and reads what a colleague shares (`mandate.shared`). Everything else does
 * not exist for them.
 */

export type Owned = Pick<
  PropertyTables['property'],
  'agency_id' | 'agent_id' | 'created_by' | 'shared' | 'deleted_at'
>

/** The home if the actor may read it; throws 404 otherwise, also when there is none. */
export function readable<T extends Owned>(home: T | undefined, actor: Actor): T {
  if (!home || home.deleted_at || home.agency_id !== actor.agencyId) return notFound(actor.lang)
  return isOwn(home, actor) || home.shared ? home : notFound(actor.lang)
}

/**
 * The home if the actor may change it; throws 404 for what they cannot see, 403 for what they may
 * only read.
 */
export function writable<T extends Owned>(home: T | undefined, actor: Actor): T {
  const seen = readable(home, actor)
  return isOwn(seen, actor) ? seen : forbidden()
}

/** The same as a condition of a query on `property`. */
export function withinRights(
  actor: Actor,
): (eb: ExpressionBuilder<Tables, 'property'>) => ExpressionWrapper<Tables, 'property', SqlBool> {
  return (eb) => {
    const agency = eb.and([eb('deleted_at', 'is', null), eb('agency_id', '=', actor.agencyId)])
    if (actor.role === 'ADMIN') return agency
    return eb.and([agency, ownOrSharedRows('property', actor.userId)])
  }
}

/** Homes the actor may change, as a condition of a query within their rights. */
export function ownWithin(
  actor: Actor,
): (eb: ExpressionBuilder<Tables, 'property'>) => ExpressionWrapper<Tables, 'property', SqlBool> {
  return (eb) => eb.and(actor.role === 'ADMIN' ? [] : [ownRows('property', actor.userId)])
}

/**
 * Homes with words that are the actor's to know: of a colleague's shared home its owners are none,
 * or a guess at a name would be answered. `has` asks a column of words.
 */
export function wordsWithin(
  actor: Actor,
  has: (column: 'search' | 'search_shared') => RawBuilder<boolean>,
): RawBuilder<boolean> {
  return actor.role === 'ADMIN'
    ? has('search')
    : sql<boolean>`(${has('search')} and (${ownRows('property', actor.userId)} or ${has('search_shared')}))`
}

/** Documents of the home itself; the others hold people's data and are for who looks after it. */
const SHARED_DOCUMENTS: readonly DocumentType[] = ['cedula', 'energy', 'ibi', 'community']

/** May this reader open a document of the type? */
export const seesDocument = (home: Owned, actor: Actor, type: DocumentType): boolean =>
  isOwn(home, actor) || SHARED_DOCUMENTS.includes(type)

/**
 * The home as this reader may see it: a colleague's shared one without its owners and its terms.
 */
export function forReader(property: Property, home: Owned, actor: Actor): Property {
  if (isOwn(home, actor)) return property
  const { mandate, basics } = property
  return {
    ...property,
    basics: { ...basics, offers: basics.offers.map(sharedOffer) },
    ...(mandate && { mandate: sharedMandate(mandate) }),
  }
}

/** The same for its history, as a condition of a query on `property_history`. */
export function historyWithinRights(
  home: Owned,
  actor: Actor,
): (
  eb: ExpressionBuilder<Tables, 'property_history'>,
) => ExpressionWrapper<Tables, 'property_history', SqlBool> {
  return (eb) => {
    if (isOwn(home, actor)) return eb.and([])
    const field = eb.fn.coalesce('field', eb.val(''))
    const shared = SHARED_MANDATE.map((key) => `mandate.${key}`)
    return eb.and([
      eb.or([eb(field, 'not like', 'mandate.%'), eb(field, 'in', shared)]),
      ...KEPT_OF_OFFERS.map((key) => eb(field, 'not like', `basics.offers.%.${key}`)),
      eb.or([eb('kind', '!=', 'DOCUMENT'), eb(field, 'in', [...SHARED_DOCUMENTS])]),
      eb('kind', '!=', 'LEAD'),
      // An owner's answer as a version before wrote it, or a takeout of then.
      eb.or([eb('kind', '!=', 'NOTE'), eb('by_user', 'is not', null), eb('field', 'is not', null)]),
    ])
  }
}
