import { useSearchParams } from 'react-router-dom'
import type { RentalQueue, RentalState } from '../../../../../generated/model'
import { QUEUES, STATES } from '../states'

/** What stands beside the queues. */
export const VIEWS = ['offers', 'contracts', 'stats'] as const

/** What of the desk stands in the address, so that it can be sent and gone back to. */
export interface DeskQuery {
  /** Null: all files. */
  queue: RentalQueue | null
  state: RentalState | null
  q: string
  cursor: string
  file: string
  /** Instead of files: offers, contracts, figures. */
  view: 'offers' | 'contracts' | 'stats' | null
  go: (change: Partial<Record<'view' | 'state' | 'q' | 'cursor' | 'file', string>>) => void
}

export function useDeskQuery(): DeskQuery {
  const [query, setQuery] = useSearchParams()
  const asked = (name: string) => query.get(name) ?? ''
  const [view, state, q, cursor, file] = ['view', 'state', 'q', 'cursor', 'file'].map(asked) as [
    string,
    string,
    string,
    string,
    string,
  ]
  const other = VIEWS.find((one) => one === view) ?? null
  const known = STATES.find((one) => one === state) ?? null
  // A state is asked for among all; what nobody named begins with one's own.
  const all = view === 'all' || known !== null
  return {
    queue: all ? null : (QUEUES.find((one) => one === view) ?? 'mine'),
    view: other,
    state: known,
    q,
    cursor,
    file,
    go: (change) =>
      setQuery(
        Object.fromEntries(
          Object.entries({ view, state, q, cursor, file, ...change }).filter(
            ([, value]) => value !== '',
          ),
        ),
        { preventScrollReset: true },
      ),
  }
}
