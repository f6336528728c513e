import { lazy, Suspense, type ReactNode } from 'react'
import { useSession } from '../lib/session'

/** After the page has come to rest: nobody waits for a bell. */
const rest = (): Promise<void> =>
  new Promise((done) =>
    window.requestIdleCallback ? window.requestIdleCallback(() => done()) : setTimeout(done, 500),
  )

const Bell = lazy(async () => {
  await rest()
  return import('../features/notification/bell/bell')
})

const Kept = lazy(() => import('../features/saved/device/kept-link'))

/**
 * The bell's place in a header; its code comes only for somebody who is signed in, `before` it what
 * looks like it. Who is not has the way to what this device keeps there.
 */
export function BellSlot({ className, before }: { className: string; before?: ReactNode }) {
  const { signedIn, profile } = useSession()
  if (signedIn)
    return (
      <Suspense fallback={<span className={className}>{before}</span>}>
        <Bell className={className} />
      </Suspense>
    )
  return profile.favourites[0] ? (
    <Suspense>
      <Kept className={className} />
    </Suspense>
  ) : null
}
