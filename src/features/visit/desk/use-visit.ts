import { useQueryClient } from '@tanstack/react-query'
import { getGetVisitQueryKey, getListVisitsQueryKey } from '../../../../generated/api/visit/visit'

/** After something about a visit was kept: the visit and the lists it stands in are read anew. */
export function useVisitChanged(): (id: string) => Promise<void> {
  const client = useQueryClient()
  return async (id) => {
    await Promise.all([
      client.invalidateQueries({ queryKey: getGetVisitQueryKey(id) }),
      client.invalidateQueries({ queryKey: getListVisitsQueryKey() }),
    ])
  }
}
