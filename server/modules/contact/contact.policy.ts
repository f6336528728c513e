import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import { forbidden, notFound } from '../../contract/errors.ts'
import { isOwn, ownOrSharedRows } from '../../contract/rights/row.ts'
import { may } from '../../contract/permissions.ts'
import type { Tables } from '../../db/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'

/**
 * Rights on contacts, all of them here: an ADMIN sees and edits the agency's; a STAFF edits those
 * they look after or entered, and reads what a colleague shares, or with the switch
 * `seeAllContacts` all of them. Everything else does not exist for them.
 */

type Owned = Pick<
  ContactRecordRights,
  'agency_id' | 'agent_id' | 'created_by' | 'shared' | 'erased_at'
>

interface ContactRecordRights {
  agency_id: string
  agent_id: string | null
  created_by: string | null
  shared: boolean
  erased_at: Date | null
}

/** Whether the actor may read a contact that is there: of their agency, within these rights. */
export const mayRead = (row: Owned, actor: Actor): boolean =>
  !row.erased_at &&
  row.agency_id === actor.agencyId &&
  (isOwn(row, actor) || row.shared || may(actor, 'seeAllContacts'))

/**
 * The contact if the actor may read it; throws 404 otherwise, also when there is none or it was
 * erased.
 */
export function readable<T extends Owned>(row: T | undefined, actor: Actor): T {
  return row && mayRead(row, actor) ? row : notFound(actor.lang)
}

/**
 * The contact if the actor may change it; throws 404 for what they cannot see, 403 for what they
 * may only read.
 */
export function writable<T extends Owned>(row: T | undefined, actor: Actor): T {
  const seen = readable(row, actor)
  return isOwn(seen, actor) ? seen : forbidden()
}

/** The same as a condition of a query on `contact`: the people of lists, each once. */
export function withinRights(
  actor: Actor,
): (eb: ExpressionBuilder<Tables, 'contact'>) => ExpressionWrapper<Tables, 'contact', SqlBool> {
  return (eb) => {
    const agency = eb.and([
      eb('contact.agency_id', '=', actor.agencyId),
      eb('contact.merged_into_id', 'is', null),
      eb('contact.erased_at', 'is', null),
    ])
    if (may(actor, 'seeAllContacts')) return agency
    return eb.and([agency, ownOrSharedRows('contact', actor.userId)])
  }
}

/**
 * Handing out and erasing all of a person, in colleagues' rooms, too, are the ADMIN's. Throws 403.
 */
export function adminOnly(actor: Actor): void {
  if (actor.role !== 'ADMIN') forbidden()
}
