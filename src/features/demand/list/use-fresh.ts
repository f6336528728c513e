import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCountMatches } from '../../../../generated/api/match/match'
import type { DemandRow } from '../../../../generated/model'

/**
 * Good matches with nothing done about them, by demand, of those that are searched for; a list without
 * these numbers is still a list.
 */
export function useFresh(rows: readonly DemandRow[]): ReadonlyMap<string, number> {
  const demands = rows.filter(({ status }) => status === 'SEARCH').map(({ id }) => id)
  const { data } = useCountMatches(
    { demands },
    {
      query: { enabled: demands.length > 0, placeholderData: keepPreviousData },
      request: { silent: true },
    },
  )
  return useMemo(() => new Map(data?.demands.map(({ id, new: fresh }) => [id, fresh])), [data])
}
