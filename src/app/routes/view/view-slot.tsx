import { lazy, Suspense } from 'react'
import type { ViewsProps } from '../../../slots/view'

const Tabs = lazy(() => import('../../../features/view/view-tabs'))

/** Saved views for the lists of other rooms. Their route needs the namespace `view`. */
export const SavedViews = (props: ViewsProps) => (
  <Suspense>
    <Tabs {...props} />
  </Suspense>
)
