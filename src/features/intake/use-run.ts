import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getGetIntakeQueryKey, useGetIntake } from '../../../generated/api/intake/intake'
import type { IntakeRun } from '../../../generated/model'
import { onLive } from '../../lib/live'

/** A run that changes by itself. */
export const isMoving = (run: Pick<IntakeRun, 'status'>): boolean => run.status === 'running'

/** A file that waits to be imported. */
export const waits = ({ status }: Pick<IntakeRun, 'status'>): boolean =>
  status === 'uploaded' || status === 'mapped' || status === 'validated'

/** A run as it is now; how far it is comes with the live event, the rest by asking again. */
export function useRun(id: string) {
  const client = useQueryClient()
  const query = useGetIntake(id, {
    query: {
      enabled: id !== '',
      refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? 2000 : false),
    },
    request: { silent: true },
  })
  useEffect(
    () =>
      onLive<{ id: string } & Partial<Pick<IntakeRun, 'totals' | 'undone'>>>(
        'intake',
        ({ id: about, ...news }) => {
          if (about === id)
            client.setQueryData<IntakeRun>(getGetIntakeQueryKey(id), (run) =>
              run && isMoving(run) ? { ...run, ...news } : run,
            )
        },
      ),
    [client, id],
  )
  return query
}
