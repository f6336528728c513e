import { useMemo } from 'react'
import { useListUsers } from '../../../generated/api/user/user'

/** Who works for the agency and may sign in, by name. */
export function usePeople(): { id: string; name: string }[] {
  const { data } = useListUsers({ limit: 100 }, { request: { silent: true } })
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
