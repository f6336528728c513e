import type {
  AgendaEvent,
  AgendaEventInput,
  AgendaItem,
  AgendaPage,
} from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useSession } from '../../../lib/session'
import { useWaiting, type Waiting } from '../../../lib/waiting'
import { asChanged, changesOf, itemOf, type KeptChange } from './changed'
import { keyOf } from './tone'

/** How it waits on this device: for a connection, or for its person. */
type Waits = 'sent' | 'settled'

/** An event of the diary; one that waits says so. */
export interface DiaryItem extends AgendaItem {
  waits?: Waits
  /** Made here and nowhere else yet: it has no record to open. */
  isNew?: boolean
}

export interface DiaryPage extends AgendaPage {
  items: DiaryItem[]
}

interface KeptEvent extends Waiting {
  data: AgendaEventInput
}

const waitsOf = (changes: readonly Waiting[]): { waits?: Waits } =>
  changes.length === 0 ? {} : { waits: changes.some(({ refusal }) => refusal) ? 'settled' : 'sent' }

function newItem({ n, data, refusal }: KeptEvent, own: string, kind: string): DiaryItem {
  const organiserId = data.organiserId ?? own
  const attendees = data.attendees ?? []
  return {
    id: `kept-${n}`,
    occurrence: null,
    series: Boolean(data.rrule),
    organiserId,
    agentIds: [organiserId, ...attendees.flatMap(({ agentId }) => agentId ?? [])],
    kind: data.kind,
    title: data.title || kind,
    startsAt: data.startsAt,
    endsAt: data.endsAt,
    allDay: data.allDay ?? false,
    status: data.status ?? 'confirmed',
    color: data.color ?? null,
    location: data.location ?? null,
    people: attendees.flatMap(({ name }) => name ?? []),
    homes: [],
    busy: false,
    writable: false,
    travelMinutesBefore: null,
    travelMinutesAfter: null,
    version: 0,
    isNew: true,
    waits: refusal ? 'settled' : 'sent',
  }
}

/** What a view of the diary shows: between two instants, whose and which kinds (empty: all). */
interface Shown {
  from: string
  to: string
  agents: readonly string[]
  kinds: readonly string[]
}

const isIn = (item: DiaryItem, { from, to, agents, kinds }: Shown): boolean =>
  Date.parse(item.startsAt) < Date.parse(to) &&
  Date.parse(item.endsAt) > Date.parse(from) &&
  (agents.length === 0 || item.agentIds.some((id) => agents.includes(id))) &&
  (kinds.length === 0 || kinds.includes(item.kind))

/** Changed events at their place, also those that were moved into what is shown or out of it. */
function merged(page: AgendaPage, changes: readonly KeptChange[]): DiaryItem[] {
  const mark = (item: AgendaItem): DiaryItem => {
    const own = changesOf(item, changes)
    return own.length > 0 ? { ...asChanged(item, own), ...waitsOf(own) } : item
  }
  const known = new Set(page.items.map(keyOf))
  // One that was refused stands where the server has it, or nowhere.
  const bases = changes.flatMap(({ base, data, refusal }) =>
    base && !refusal && (!data.scope || data.scope === 'this') ? [itemOf(base as AgendaItem)] : [],
  )
  const moved = new Map(
    bases.filter((item) => !known.has(keyOf(item))).map((item) => [keyOf(item), item]),
  )
  return [...page.items, ...moved.values()].map(mark)
}

/** A page of the diary with what waits on this device on top of what was read. */
export function useWaitingDiary(page: AgendaPage | undefined, shown: Shown): DiaryPage | undefined {
  const { t } = useTranslation('agenda')
  const { profile } = useSession()
  const changes = useWaiting<KeptChange>(['updateAgendaEvent'])
  const created = useWaiting<KeptEvent>(['createAgendaEvent'])
  if (!page || changes.length + created.length === 0) return page
  const fresh = created.map((one) => newItem(one, profile.id, t(`enums.kind.${one.data.kind}`)))
  const items = [...merged(page, changes), ...fresh]
    .filter((item) => !item.waits || isIn(item, shown))
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
  // The way there was reckoned for other hours.
  const held = new Set(items.flatMap(({ id, waits }) => (waits ? id : [])))
  const travels = page.travels.filter(({ fromId, toId }) => !held.has(fromId) && !held.has(toId))
  return { ...page, items, travels }
}

/** An event's record with what waits on this device, and which fields do. */
export function useWaitingEvent(event: AgendaEvent | undefined) {
  const all = useWaiting<KeptChange>(['updateAgendaEvent'])
  const changes = event ? changesOf(event, all) : []
  return {
    event: event && asChanged(event, changes),
    ...waitsOf(changes),
    changes,
  }
}
