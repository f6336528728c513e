import { lazy, Suspense } from 'react'

const Screen = lazy(async () => ({ default: (await import('./error-screen')).ErrorScreen }))

/** The error screen in a browser: loaded when something has gone wrong. */
export const ErrorBoundary = () => (
  <Suspense>
    <Screen />
  </Suspense>
)
