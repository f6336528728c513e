import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getGetIntakeQueryKey, useGetIntake } from '../../../generated/api/intake/intake'
import type { IntakeRun } from '../../../generated/model'
import { onLive } from '../../lib/live'

/** A run that changes by itself. */
export const isMoving = (run: Pick<IntakeRun, 'status'>): boolean => run.status === 'running'

/** A file that waits to be imported. */
export const waits = ({ status }: Pick<IntakeRun, 'status'>): boolean => status === 'uploaded' || status === 'mapped' || status === 'validated'

/** A run as it is now; how far it is comes with the live event, the rest by asking again. */
export function useRun(id: string) {
  const client = useQueryClient()
  const query = useGetIntake(id, {
    query: { enabled: id !== '', refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? 2000 : false) },
    request: { silent: true },
  })
  useEffect(() => onLive<{ id: string; done: number }>('intake', (told) => {
    if (told.id !== id) return
    client.setQueryData<IntakeRun>(getGetIntakeQueryKey(id), (run) => run && !run.undone && told.done > run.totals.done ? { ...run, totals: { ...run.totals, done: told.done } } : run)
  }), [client, id])
  return query
}
