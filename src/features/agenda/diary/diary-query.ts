import {
  addDays,
  addMonths,
  firstOfMonth,
  instantAt,
  isDay,
  mondayOf,
  today,
} from '../parts/madrid'

export const VIEWS = ['day', 'week', 'month', 'list'] as const
export type View = (typeof VIEWS)[number]

/** What the address says: which view of which day, of whom, and which event is open beside it. */
export interface DiaryQuery {
  view: View
  date: string
  /** Ids of people; empty: one's own diary; `all`: the agency's. */
  agents: string[]
  kinds: string[]
}

export function readQuery(search: URLSearchParams): DiaryQuery {
  const [view, date] = [search.get('view'), search.get('date')]
  const list = (name: string): string[] =>
    (search.get(name) ?? '').split(',').filter(Boolean).slice(0, 50)
  return {
    view: VIEWS.find((one) => one === view) ?? 'week',
    date: isDay(date) ? date : today(),
    agents: list('agents'),
    kinds: list('kind'),
  }
}

export function toSearch({ view, date, agents, kinds }: DiaryQuery): URLSearchParams {
  const search = new URLSearchParams({ view, date })
  if (agents.length > 0) search.set('agents', agents.join(','))
  if (kinds.length > 0) search.set('kind', kinds.join(','))
  return search
}

/** First day of what is shown, and the day after the last one. */
export function rangeOf({ view, date }: Pick<DiaryQuery, 'view' | 'date'>): {
  from: string
  to: string
} {
  if (view === 'day') return { from: date, to: addDays(date, 1) }
  if (view === 'list') return { from: date, to: addDays(date, 28) }
  if (view === 'week') return { from: mondayOf(date), to: addDays(mondayOf(date), 7) }
  const first = mondayOf(firstOfMonth(date))
  return { from: first, to: addDays(first, 42) }
}

/** The same view one step on or back. */
export function step({ view, date }: Pick<DiaryQuery, 'view' | 'date'>, way: 1 | -1): string {
  if (view === 'month') return addMonths(firstOfMonth(date), way)
  return addDays(date, way * (view === 'day' ? 1 : view === 'week' ? 7 : 28))
}

/** The range as instants, for the server. */
export const instantsOf = (
  query: Pick<DiaryQuery, 'view' | 'date'>,
): { from: string; to: string } => {
  const { from, to } = rangeOf(query)
  return { from: instantAt(from).toISOString(), to: instantAt(to).toISOString() }
}
