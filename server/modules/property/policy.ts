import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import { forbidden, notFound } from '../../contract/errors.ts'
import type { Tables } from '../../db/index.ts'
import type { PropertyTables } from '../../db/tables/property.ts'
import type { Actor } from './actor.ts'

type Owned = Pick<PropertyTables['property'], 'agency_id' | 'agent_id' | 'created_by' | 'shared' | 'deleted_at'>

/**
 * Rights on homes, all of them here (domain.md 3.16): an ADMIN sees and edits the agency's; a STAFF edits what they
 * look after or entered, and reads what a colleague shares (`mandate.shared`). Everything else does not exist for them.
 */
const isOwn = (home: Owned, actor: Actor): boolean =>
  actor.role === 'ADMIN' ||
  (actor.userId !== null && (home.agent_id === actor.userId || home.created_by === actor.userId))

/** The home if the actor may read it; throws 404 otherwise, also when there is none. */
export function readable<T extends Owned>(home: T | undefined, actor: Actor): T {
  if (!home || home.deleted_at || home.agency_id !== actor.agencyId) return notFound(actor.lang)
  return isOwn(home, actor) || home.shared ? home : notFound(actor.lang)
}

/** The home if the actor may change it; throws 404 for what they cannot see, 403 for what they may only read. */
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
    return eb.and([
      agency,
      eb.or([eb('agent_id', '=', actor.userId), eb('created_by', '=', actor.userId), eb('shared', '=', true)]),
    ])
  }
}
