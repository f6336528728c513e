import { keepPreviousData } from '@tanstack/react-query'
import { useSearchRecords } from '../../../../generated/api/search/search'
import type { RecordSearch } from '../../../../generated/model'
import { useSession } from '../../../lib/session'
import { useSettled } from '../../../lib/use-settled'
import { SEARCH_REST_MS } from '../../../ui/workspace/search-rest'
import { useOpenedBy, type Opened } from './opened'

const SHORTEST = 2
const LONGEST = 100
/** How many of a kind are shown when all of it was asked for. */
export const MOST = 10

export interface Found {
  /** What is known, and the question it answers: an older one while the next is on its way. */
  data: RecordSearch | undefined
  isPending: boolean
  error: unknown
  retry: () => void
}

const QUIET = { request: { silent: true } }

/** Records that the typed words find; an answer to older words never follows a newer one. */
export function useFound(typed: string, limit: number): Found {
  const { role } = useSession().profile
  const asked = useSettled(typed.trim().slice(0, LONGEST), SEARCH_REST_MS)
  const long = typed.trim().length >= SHORTEST && asked.length >= SHORTEST
  const enabled = long && (role === 'ADMIN' || role === 'STAFF')
  const { data, error, isPlaceholderData, isFetching, refetch } = useSearchRecords(
    { q: asked, limit },
    { query: { enabled, placeholderData: keepPreviousData, retry: false, gcTime: 0 }, ...QUIET },
  )
  const isBehind = typed.trim().slice(0, LONGEST) !== asked
  return {
    data: enabled ? data : undefined,
    isPending: enabled && (isBehind || isFetching || isPlaceholderData),
    error: enabled && !isFetching ? error : null,
    retry: () => void refetch(),
  }
}

/** The records opened last that this person may still see, with when. */
export function useOpened(): { data: RecordSearch | undefined; opened: Opened[] } {
  const { id, role } = useSession().profile
  const opened = useOpenedBy(id)
  const enabled = opened.length > 0 && (role === 'ADMIN' || role === 'STAFF')
  const { data } = useSearchRecords(
    { id: opened.map((one) => one.id) },
    { query: { enabled, placeholderData: keepPreviousData, retry: false, gcTime: 0 }, ...QUIET },
  )
  return { data: enabled ? data : undefined, opened }
}
