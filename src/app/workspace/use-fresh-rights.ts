import { useEffect } from 'react'
import { useGetUser } from '../../../generated/api/user/user'
import { patchSession, useSession } from '../../lib/session'

/** An agent's switches as they are now: an ADMIN may have set them since the agent signed in. */
export function useFreshRights(): void {
  const { profile } = useSession()
  const { data } = useGetUser(profile.id, {
    query: { enabled: profile.role === 'STAFF' && profile.id !== '' },
    request: { silent: true },
  })
  useEffect(() => {
    if (data && JSON.stringify(data.permissions) !== JSON.stringify(profile.permissions))
      patchSession({ permissions: data.permissions })
  }, [data, profile.permissions])
}
