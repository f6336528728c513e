import { useTeam } from '../../lib/team'

/** People of the agency who may have a share, as a form offers them. */
export function useAgents(): { id: string; name: string }[] {
  const { data } = useTeam()
  return (data?.items ?? [])
    .filter(({ role, active }) => active && (role === 'ADMIN' || role === 'STAFF'))
    .map((user) => ({
      id: user.id,
      name: `${user.first_name} ${user.last_name}`.trim() || user.email,
    }))
}
