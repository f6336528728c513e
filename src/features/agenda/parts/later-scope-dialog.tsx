import { lazy, Suspense } from 'react'
import type { ScopeDialogProps } from './scope-dialog'

const Dialog = lazy(() => import('./scope-dialog'))

/** The question about a series comes when it is asked: most events are alone. */
export const ScopeDialog = (props: ScopeDialogProps) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
)
