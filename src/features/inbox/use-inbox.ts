import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  getCountInboxQueryKey,
  getGetInboxThreadQueryKey,
  getListInboxMessagesQueryKey,
  getListInboxQueryKey,
  listInbox,
  useCountInbox,
} from '../../../generated/api/inbox/inbox'
import type { InboxThread, ListInboxParams } from '../../../generated/model'
import { onLive } from '../../lib/live'
import { usePages } from '../../lib/pages'

const SILENT = { request: { silent: true } } as const

/** The list and the number are read anew. */
export function refreshInbox(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: getListInboxQueryKey() })
  void client.invalidateQueries({ queryKey: getCountInboxQueryKey() })
}

/** One thread and all that it changes. */
export function refreshThread(client: QueryClient, ...ids: (string | null)[]): void {
  for (const id of ids) {
    if (id === null) continue
    void client.invalidateQueries({ queryKey: getGetInboxThreadQueryKey(id) })
    void client.invalidateQueries({ queryKey: getListInboxMessagesQueryKey(id) })
  }
  refreshInbox(client)
}

/**
 * Keeps what is on the screen as it is on the server; `open` is how the address names the open
 * thread.
 */
export function useInboxLive(open: string | null): void {
  const client = useQueryClient()
  useEffect(() => {
    const ends = [
      onLive<{ threadId: string }>('inbox', ({ threadId }) =>
        refreshThread(client, threadId, open),
      ),
      onLive('lost', () => refreshThread(client, open)),
    ]
    return () => ends.forEach((end) => end())
  }, [client, open])
}

/** How many threads have something I have not read: the number of list and title. */
export function useUnreadThreads(): number {
  const client = useQueryClient()
  const { data } = useCountInbox({ query: { staleTime: 60_000 }, ...SILENT })
  useEffect(() => {
    const again = () => void client.invalidateQueries({ queryKey: getCountInboxQueryKey() })
    const ends = [onLive('inbox', again), onLive('lost', again)]
    return () => ends.forEach((end) => end())
  }, [client])
  return data?.unread ?? 0
}

/** Threads page by page, each once. */
export function useThreads(wanted: ListInboxParams) {
  const query = usePages({
    queryKey: [...getListInboxQueryKey(wanted), 'pages'],
    ask: (from, signal) => listInbox({ ...wanted, limit: 30, ...from }, { silent: true }, signal),
    // Until another view has come, its list shows where it begins, not all that was scrolled
    // through of the one before.
    keep: 'first',
  })
  const threads = new Map<string, InboxThread>()
  for (const page of query.data?.pages ?? []) for (const one of page.items) threads.set(one.id, one)
  return { ...query, threads: [...threads.values()] }
}
