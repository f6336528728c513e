import { lazy, Suspense } from 'react'
import { useCompared } from './compared'

const Tray = lazy(() => import('./tray'))

/** What is put aside, at the foot of the page; its code comes with the first home. */
export function ComparedTray() {
  const ids = useCompared()
  return ids.length > 0 ? (
    <Suspense>
      <Tray ids={ids} />
    </Suspense>
  ) : null
}
