import { href } from '../../../lib/href'
import { dayAt } from '../../../lib/madrid'
import type { Placed } from './store'

/** The id in `/api/v1/contact/{id}/…`. */
const idIn = (url: string): string => url.split('/')[4] ?? ''

/** Where the record stands that a write belongs to; null: another version kept it, for one of its own. */
export function placeOf({ operation, url, data }: Placed): string | null {
  const id = idIn(url)
  const { startsAt, occurrence } = (data ?? {}) as { startsAt?: string; occurrence?: string }
  if (operation === 'addContactEntry') return href('auth-contactos-id', { id })
  if (operation === 'updateProperty') return href('auth-cartera-inmueble-id', { id })
  if (operation === 'createAgendaEvent')
    return href('auth-agenda', {}, { view: 'day', date: dayAt(startsAt ?? '') })
  if (['updateAgendaEvent', 'saveVisitFeedback', 'signVisitSheet'].includes(operation))
    return href('auth-agenda-details', {}, { id, ...(occurrence && { occurrence }) })
  return null
}
