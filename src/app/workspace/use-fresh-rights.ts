import { useEffect } from 'react'
import { useGetUser } from '../../../generated/api/user/user'
import { patchSession, useSession } from '../../lib/session'

/**
 * An agent's switches as they are now: an ADMIN may have set them since the agent signed in. The
 * same of who was the site's operator: the setting may name them no more.
 */
export function useFreshRights(): void {
  const { profile } = useSession()
  const { permissions, operator = false } = profile
  const { data } = useGetUser(profile.id, {
    query: { enabled: (profile.role === 'STAFF' || operator) && profile.id !== '' },
    request: { silent: true },
  })
  useEffect(() => {
    if (data && JSON.stringify(data.permissions) !== JSON.stringify(permissions))
      patchSession({ permissions: data.permissions })
    if (data && (data.operator ?? false) !== operator)
      patchSession({ operator: data.operator ?? false })
  }, [data, permissions, operator])
}
