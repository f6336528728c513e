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

/**
 * The bell's place in a header; its code comes only for somebody who is signed in, `before` it what
 * looks like it.
 */
export function BellSlot({ className, before }: { className: string; before?: ReactNode }) {
  const { signedIn } = useSession()
  return (
    signedIn && (
      <Suspense fallback={<span className={className}>{before}</span>}>
        <Bell className={className} />
      </Suspense>
    )
  )
}
