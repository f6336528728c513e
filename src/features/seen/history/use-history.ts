import { useQueryClient } from '@tanstack/react-query'
import {
  forgetAllSeen,
  forgetSeen,
  getListSeenQueryKey,
  listSeen,
  pauseSeen,
} from '../../../../generated/api/seen/seen'
import type { SeenHome } from '../../../../generated/model'
import { itemsOf, usePages } from '../../../lib/pages'

const QUIET = { quiet: true } as const
const key = [...getListSeenQueryKey(), 'pages'] as const

/**
 * The person's history page after page, and what can be done with it. Rejects when the server
 * refuses; the message bar has said why.
 */
export function useHistory() {
  const client = useQueryClient()
  const query = usePages({
    queryKey: key,
    ask: (from, signal) => listSeen({ limit: 24, ...from }, { silent: true, signal }),
  })
  const after = async (change: Promise<unknown>): Promise<void> => {
    await change
    await client.invalidateQueries({ queryKey: key })
  }
  return {
    query,
    homes: itemsOf(query.data),
    paused: query.data?.pages[0]?.paused ?? false,
    forget: (home: SeenHome) => after(forgetSeen(home.id, QUIET)),
    forgetAll: () => after(forgetAllSeen(QUIET)),
    pause: (paused: boolean) => after(pauseSeen({ paused }, QUIET)),
  }
}
