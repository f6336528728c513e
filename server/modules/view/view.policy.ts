import type { Selectable } from 'kysely'
import { forbidden, notFound } from '../../contract/errors.ts'
import type { Tables } from '../../db/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'

export type ViewRow = Selectable<Tables['list_view']>

/** Most views a person keeps of one list. */
export const MOST_VIEWS = 40

/**
 * Rights on views: one's own, and to read and open with, those colleagues share. An ADMIN also
 * tidies up what is shared.
 */
export const isMine = (row: ViewRow, { userId, role }: Actor): boolean =>
  row.user_id === userId || (role === 'ADMIN' && row.shared)

/** The view if the actor may see it; 404 otherwise. */
export function readable(row: ViewRow | undefined, actor: Actor): ViewRow {
  if (!row || row.agency_id !== actor.agencyId) return notFound(actor.lang)
  return row.user_id === actor.userId || row.shared ? row : notFound(actor.lang)
}

/** The view if the actor may change it; 403 for a colleague's shared one. */
export function writable(row: ViewRow | undefined, actor: Actor): ViewRow {
  const seen = readable(row, actor)
  return isMine(seen, actor) ? seen : forbidden()
}
