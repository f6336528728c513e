import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import InmovillaPage from '../../../features/about/inmovilla/inmovilla-page'
import { href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { MOVE_SIDE } from '../../../slots/move-side'

/**
 * The article for everybody; for a signed-in ADMIN it is the guided move, which lives at the desk
 * and so in another document (`guard.ts`, enterFace). With `?guia` they read the article, too.
 */
export default function InmovillaScreen() {
  const { profile } = useSession()
  const [search] = useSearchParams()
  const isLed = profile.role === 'ADMIN' && profile.token !== '' && !search.has('guia')
  useEffect(() => {
    if (isLed) window.location.replace(href('auth-integrations', {}, MOVE_SIDE))
  }, [isLed])
  return <InmovillaPage />
}
