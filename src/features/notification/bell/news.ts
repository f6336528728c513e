import { useInfiniteQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { getListNotificationsQueryKey, invalidateListNotifications, listNotifications, readNotification, readNotifications } from '../../../../generated/api/notification/notification'

const PAGE = 20
const QUIET = { quiet: true, silent: true }

/** My news in pages, newest first. */
export function useNews() {
  return useInfiniteQuery({
    // Its own key below the generated one, so that what invalidates the list reaches the pages, too.
    queryKey: [...getListNotificationsQueryKey(), 'pages'],
    queryFn: ({ pageParam, signal }) => listNotifications({ limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) }, { silent: true }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

const fresh = (client: QueryClient) => (): void => void invalidateListNotifications(client)

/** Marks one as read, or all up to the newest that is shown. What fails is shown as unread still. */
export function useMarkRead() {
  const client = useQueryClient()
  return {
    one: (id: string) => void readNotification(id, { read: true }, QUIET).then(fresh(client), fresh(client)),
    all: (until: string) => void readNotifications({ read: true, until }, QUIET).then(fresh(client), fresh(client)),
  }
}
