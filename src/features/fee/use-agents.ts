import { useListUsers } from '../../../generated/api/user/user'

/** People of the agency who may have a share, as a form offers them. */
export function useAgents(): { id: string; name: string }[] {
  const { data } = useListUsers({ limit: 100 }, { request: { silent: true } })
  return (data?.items ?? [])
    .filter(({ role, active }) => active && (role === 'ADMIN' || role === 'STAFF'))
    .map((user) => ({
      id: user.id,
      name: `${user.first_name} ${user.last_name}`.trim() || user.email,
    }))
}
