import { Suspense } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { useArrival } from './arrival'
import { DialogHost } from './dialog-host'
import { LoadingBar } from './loading-bar'
import { MessageBar } from './message-bar'
import { PageLinks } from './page-links'

/** Around every page of either face: address links, loading bar, message, dialog. New pages open at the top, going back keeps its place. */
export function AppFrame() {
  useArrival()
  return (
    <>
      <PageLinks />
      <LoadingBar />
      <Suspense>
        <Outlet />
      </Suspense>
      <MessageBar />
      <DialogHost />
      <ScrollRestoration />
    </>
  )
}
