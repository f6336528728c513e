import { knownIn } from '../../contract/known.ts'
import type { ExpressionBuilder, ExpressionWrapper, Selectable, SqlBool } from 'kysely'
import { AgendaKind, AgendaStatus } from '../../../generated/model/index.ts'
import { notFound, forbidden } from '../../contract/errors.ts'
import { may } from '../../contract/permissions.ts'
import type { Tables } from '../../db/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'

export type EventRow = Selectable<Tables['agenda_event']>
type Owned = Pick<
  EventRow,
  'agency_id' | 'organiser_id' | 'created_by' | 'visibility' | 'deleted_at'
>

/**
 * How much of an event somebody sees: all and may change it, all, only that the time is taken, or
 * nothing.
 */
export type Sight = 'write' | 'read' | 'busy' | 'none'

/**
 * Rights on events, all of them here: one's own diary and what one wrote oneself
 * is changed; what one comes to is read. Of colleagues, what is not private is read with the switch
 * `seeAllAgenda`, and an ADMIN changes it, too; other time of theirs shows as taken. A program (no
 * user) has the rights of an ADMIN over everything.
 */
export function sightOf(event: Owned, comes: readonly string[], actor: Actor): Sight {
  if (event.deleted_at || event.agency_id !== actor.agencyId) return 'none'
  const { userId } = actor
  if (userId === null || event.organiser_id === userId || event.created_by === userId)
    return 'write'
  if (event.visibility === 'agency' && actor.role === 'ADMIN') return 'write'
  if (comes.includes(userId)) return 'read'
  return event.visibility === 'agency' && may(actor, 'seeAllAgenda') ? 'read' : 'busy'
}

/** The events an actor reads or changes, as a condition of a query on `agenda_event`. */
export function withinSight(
  actor: Actor,
): (
  eb: ExpressionBuilder<Tables, 'agenda_event'>,
) => ExpressionWrapper<Tables, 'agenda_event', SqlBool> {
  const { userId, agencyId } = actor
  return (eb) => {
    const agency = eb.and([
      eb('agenda_event.agency_id', '=', agencyId),
      eb('agenda_event.deleted_at', 'is', null),
    ])
    if (userId === null) return agency
    const comes = eb(
      'agenda_event.id',
      'in',
      eb.selectFrom('agenda_attendee').select('event_id').where('user_id', '=', userId),
    )
    return eb.and([
      agency,
      eb.or([
        eb('agenda_event.organiser_id', '=', userId),
        eb('agenda_event.created_by', '=', userId),
        comes,
        ...(may(actor, 'seeAllAgenda') ? [eb('agenda_event.visibility', '=', 'agency')] : []),
      ]),
    ])
  }
}

const isStatus = knownIn(AgendaStatus)
const isKind = knownIn(AgendaKind)

/** Whether this version knows what an event is and how it stands. */
export const isKnownEvent = ({ kind, status }: { kind: string; status: string }): boolean =>
  isKind(kind) && isStatus(status)

/** The event if the actor may read it; 404 otherwise, also for private time of others. */
export function readable<T extends Owned>(
  event: T | undefined,
  comes: readonly string[],
  actor: Actor,
): T {
  const sight = event ? sightOf(event, comes, actor) : 'none'
  return event && (sight === 'write' || sight === 'read') ? event : notFound(actor.lang)
}

/**
 * The event if the actor may change it; 404 for what they cannot see, 403 for what they may only
 * read.
 */
export function writable<T extends Owned>(
  event: T | undefined,
  comes: readonly string[],
  actor: Actor,
): T {
  const seen = readable(event, comes, actor)
  return sightOf(seen, comes, actor) === 'write' ? seen : forbidden()
}
