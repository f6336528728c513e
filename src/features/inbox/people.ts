import { useMemo } from 'react'
import { useTeam } from '../../lib/team'

/** Who works for the agency and may sign in, by name. */
export function usePeople(): { id: string; name: string }[] {
  const { data } = useTeam()
  return useMemo(
    () =>
      (data?.items ?? [])
        .filter(({ active }) => active)
        .map(({ id, first_name, last_name }) => ({
          id,
          name: `${first_name} ${last_name}`.trim(),
        })),
    [data],
  )
}
