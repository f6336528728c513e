import type { AgendaEvent } from '../../../../generated/model'
import { Clashes } from '../write/clashes'

/** What a stored event clashes with now; what is over clashes with nothing. */
export function EventClashes({ event }: { event: AgendaEvent }) {
  if (
    ['done', 'no_show', 'cancelled'].includes(event.status) ||
    Date.parse(event.endsAt) < Date.now()
  )
    return null
  const attendees = event.attendees.map(({ contactId, agentId, email }) =>
    contactId ? { contactId } : agentId ? { agentId } : { email: email ?? '' },
  )
  return (
    <Clashes
      input={{
        startsAt: event.startsAt,
        endsAt: event.endsAt,
        kind: event.kind,
        organiserId: event.organiserId,
        propertyIds: event.homes.map(({ id }) => id),
        attendees,
        exceptId: event.seriesId ?? event.id,
      }}
    />
  )
}
