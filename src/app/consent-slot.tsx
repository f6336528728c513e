import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { splitPath } from '../i18n'

const Consent = lazy(() => import('../features/analytics/consent/consent'))

/**
 * Where a visitor is asked about cookies: on public pages, once the page has come to life. In the
 * workspace nothing optional runs, so nobody is asked there.
 */
export function ConsentSlot() {
  const { pathname } = useLocation()
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  if (!awake || splitPath(pathname).path.startsWith('/auth/')) return null
  return (
    <Suspense>
      <Consent />
    </Suspense>
  )
}
