import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { forgetAllSeen, forgetSeen, getListSeenQueryKey, listSeen, pauseSeen } from '../../../../generated/api/seen/seen'
import type { SeenHome } from '../../../../generated/model'

const QUIET = { quiet: true } as const
const key = [...getListSeenQueryKey(), 'pages'] as const

/** The person's history page after page, and what can be done with it. Rejects when the server refuses; the message bar has said why. */
export function useHistory() {
  const client = useQueryClient()
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => listSeen({ limit: 24, ...(pageParam ? { cursor: pageParam } : {}) }, { silent: true, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
  const after = async (change: Promise<unknown>): Promise<void> => {
    await change
    await client.invalidateQueries({ queryKey: key })
  }
  return {
    query,
    homes: (query.data?.pages ?? []).flatMap(({ items }) => items),
    paused: query.data?.pages[0]?.paused ?? false,
    forget: (home: SeenHome) => after(forgetSeen(home.id, QUIET)),
    forgetAll: () => after(forgetAllSeen(QUIET)),
    pause: (paused: boolean) => after(pauseSeen({ paused }, QUIET)),
  }
}
