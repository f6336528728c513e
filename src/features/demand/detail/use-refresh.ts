import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import {
  getGetDemandQueryKey,
  getListDemandHistoryQueryKey,
} from '../../../../generated/api/demand/demand'

/** Reads a demand and its timeline anew. */
export function useRefresh(id: string): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: getGetDemandQueryKey(id) }),
      client.invalidateQueries({ queryKey: getListDemandHistoryQueryKey(id) }),
    ])
  }, [client, id])
}
