import type { Selectable } from 'kysely'
import type { Actor } from '../../contract/rights/actor.ts'
import { notAcceptable, notFound } from '../../contract/errors.ts'
import { may } from '../../contract/permissions.ts'
import type { Tables } from '../../db/index.ts'
import { say } from './messages.ts'

export type SiteRow = Selectable<Tables['site']>

/** The site if it is of the actor's agency; 404 otherwise. */
export function readable(row: SiteRow | undefined, { agencyId, lang }: Actor): SiteRow {
  return row?.agency_id === agencyId ? row : notFound(lang)
}

/** The same to be changed; the switch itself is the contract's (`x-switch`). 406 while suspended. */
export function writable(row: SiteRow | undefined, actor: Actor): SiteRow {
  const seen = readable(row, actor)
  return seen.state === 'suspended' ? notAcceptable(say(actor.lang, 'suspended')) : seen
}

/** Whether the actor may change and publish it. */
export const mayEdit = (row: SiteRow, actor: Actor): boolean =>
  row.state !== 'suspended' &&
  (actor.role === 'ADMIN' || may({ ...actor, role: actor.role }, 'editWeb'))
