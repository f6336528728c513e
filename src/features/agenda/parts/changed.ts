import { getGetAgendaEventQueryKey } from '../../../../generated/api/agenda/agenda'
import type { AgendaEvent, AgendaEventPatch, AgendaItem } from '../../../../generated/model'
import { isSame } from '../../../lib/same'
import type { Waiting } from '../../../lib/waiting'

/** A change of an event that is kept on this device. */
export interface KeptChange extends Waiting {
  data: AgendaEventPatch
}

type Named = Pick<AgendaItem, 'id' | 'occurrence' | 'startsAt' | 'endsAt' | 'allDay'>

const HOURS = ['startsAt', 'endsAt', 'allDay'] as const
/** Fields that a record has as they are sent. */
const ALIKE = [
  'kind',
  'title',
  'status',
  'color',
  'location',
  'notes',
  'outcome',
  'reminders',
  'visibility',
  'travelMinutesBefore',
  'travelMinutesAfter',
] as const

const instant = (at: string | null | undefined): number | null => (at ? Date.parse(at) : null)

/** Whether a change is of just this day, where it is one of a series. */
const isOfDay = ({ occurrence }: Pick<Named, 'occurrence'>, { data }: KeptChange): boolean =>
  !data.scope || instant(data.occurrence) === instant(occurrence)

function isOf(one: Pick<Named, 'id' | 'occurrence'>, change: KeptChange): boolean {
  if (change.url !== getGetAgendaEventQueryKey(one.id)[0]) return false
  const { scope, occurrence } = change.data
  if (scope === 'following') return (instant(one.occurrence) ?? 0) >= (instant(occurrence) ?? 0)
  return scope === 'all' || isOfDay(one, change)
}

/** What is kept of an event, or of a day of its series, in the order in which it was written. */
export const changesOf = (
  one: Pick<Named, 'id' | 'occurrence'>,
  changes: readonly KeptChange[],
): KeptChange[] => changes.filter((change) => isOf(one, change))

/**
 * An event with what waits for a connection on top of what was read. Not what was refused: its
 * person has to say first what holds. Other days of a series keep their hours, which the server
 * counts.
 */
export function asChanged<One extends Named>(one: One, changes: readonly KeptChange[]): One {
  let shown = one
  for (const change of changes) {
    if (change.refusal) continue
    const names = isOfDay(one, change) ? [...HOURS, ...ALIKE] : ALIKE
    const own = names.filter((name) => name in one && isSaid(change.data, name))
    const homes = change.data.propertyIds
    shown = {
      ...shown,
      ...Object.fromEntries(own.map((name) => [name, change.data[name]])),
      ...(homes && 'homes' in shown && { homes: homesOf(shown, homes) }),
    }
  }
  return shown
}

/** An empty title is made of kind and home, by the server. */
const isSaid = (data: AgendaEventPatch, name: keyof AgendaEventPatch): boolean =>
  data[name] !== undefined && (name !== 'title' || Boolean(data.title))

const homesOf = (shown: object, ids: readonly string[]): AgendaItem['homes'] =>
  (shown as AgendaItem).homes.filter(({ id }) => ids.includes(id))

/** A record as the diary shows it. */
export function itemOf(base: AgendaItem | AgendaEvent): AgendaItem {
  if ('people' in base) return base
  const { attendees } = base
  return {
    ...base,
    series: base.rrule !== null,
    agentIds: [base.organiserId, ...attendees.flatMap(({ agentId }) => agentId ?? [])],
    people: attendees.flatMap(({ agentId, name, email }) => (agentId ? [] : (name ?? email ?? []))),
    busy: false,
  }
}

type Part = Exclude<keyof AgendaEventPatch, 'version' | 'scope' | 'occurrence'>

const peopleOf = (list: AgendaEventPatch['attendees'] | AgendaEvent['attendees']): string[] =>
  (list ?? []).map(({ contactId, agentId, email }) => contactId ?? agentId ?? email ?? '')

/** Which fields a change makes other than they were on the screen; the hours are one. */
export function fieldsOf({ base, data }: KeptChange): string[] {
  const was = (base ?? {}) as Partial<AgendaEvent>
  const isOther = (name: Part): boolean => {
    if (data[name] === undefined) return false
    if (name === 'startsAt' || name === 'endsAt') return instant(was[name]) !== instant(data[name])
    if (name === 'attendees') return !isSame(peopleOf(was.attendees), peopleOf(data.attendees))
    if (name === 'propertyIds')
      return !isSame(
        (was.homes ?? []).map(({ id }) => id),
        data.propertyIds ?? [],
      )
    return !isSame(was[name] ?? null, data[name] ?? null)
  }
  const others = [...ALIKE, 'attendees', 'propertyIds', 'rrule', 'organiserId', 'remindBy'] as const
  return [...(HOURS.some(isOther) ? ['when'] : []), ...others.filter(isOther)]
}
