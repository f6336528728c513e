import { knownIn } from '../../contract/known.ts'
import type { Selectable } from 'kysely'
import { SiteState } from '../../../generated/model/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { forbidden, laterVersion, notAcceptable, notFound } from '../../contract/errors.ts'
import { may } from '../../contract/permissions.ts'
import type { Tables } from '../../db/index.ts'
import { say } from './messages.ts'

export type SiteRow = Selectable<Tables['site']>

/** The site if it is of the actor's agency; 404 otherwise. */
export function readable(row: SiteRow | undefined, { agencyId, lang }: Actor): SiteRow {
  return row?.agency_id === agencyId ? row : notFound(lang)
}

const hasSwitch = (actor: Actor): boolean =>
  actor.role === 'ADMIN' || may({ ...actor, role: actor.role }, 'editWeb')

const isState = knownIn(SiteState)

/**
 * The same to be changed: 403 for a STAFF without the switch `editWeb`, 406 while suspended, 503 in
 * a state of a later version, which may have taken it off the net.
 */
export function writable(row: SiteRow | undefined, actor: Actor): SiteRow {
  const seen = readable(row, actor)
  if (!hasSwitch(actor)) forbidden()
  if (!isState(seen.state)) laterVersion(actor.lang)
  return seen.state === 'suspended' ? notAcceptable(say(actor.lang, 'suspended')) : seen
}

/** Whether the actor may change and publish it. */
export const mayEdit = (row: SiteRow, actor: Actor): boolean =>
  isState(row.state) && row.state !== 'suspended' && hasSwitch(actor)
