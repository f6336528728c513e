import { lazy, Suspense } from 'react'

const Missing = lazy(async () => ({ default: (await import('./missing-page')).MissingPage }))
const Failed = lazy(async () => ({
  default: (await import('./search/search-failed')).SearchFailed,
}))

/**
 * What few visitors meet, and only in the browser: the server answers such addresses with its own
 * pages.
 */
export const MissingPage = () => (
  <Suspense>
    <Missing />
  </Suspense>
)
export const SearchFailed = (failed: { error: Error | null; onRetry: () => void }) => (
  <Suspense>
    <Failed {...failed} />
  </Suspense>
)
