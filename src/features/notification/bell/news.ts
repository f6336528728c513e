import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  getListNotificationsQueryKey,
  listNotifications,
  readNotification,
  readNotifications,
} from '../../../../generated/api/notification/notification'
import { usePages } from '../../../lib/pages'
import { readAgain } from '../../../lib/write'

const PAGE = 20
const QUIET = { quiet: true, silent: true }

/** My news in pages, newest first. */
export function useNews() {
  return usePages({
    queryKey: [...getListNotificationsQueryKey(), 'pages'],
    ask: (from, signal) => listNotifications({ limit: PAGE, ...from }, { silent: true }, signal),
  })
}

const fresh = (client: QueryClient) => (): void => void readAgain(client, ['notification'])

/**
 * Marks one as read, or all up to the newest that is shown. What fails is shown as unread still.
 */
export function useMarkRead() {
  const client = useQueryClient()
  return {
    one: (id: string) =>
      void readNotification(id, { read: true }, QUIET).then(fresh(client), fresh(client)),
    all: (until: string) =>
      void readNotifications({ read: true, until }, QUIET).then(fresh(client), fresh(client)),
  }
}
