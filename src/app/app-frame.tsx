import { lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { useUi } from '../lib/dialog'
import { useArrival } from './arrival'
import { LoadingBar } from './loading-bar'
import { MessageBar } from './message-bar'
import { PageLinks } from './page-links'

/** No dialog is open when a page opens; the code comes with the first one. */
const DialogHost = lazy(async () => ({ default: (await import('./dialog-host')).DialogHost }))

function Dialogs() {
  const { dialog } = useUi()
  return (
    dialog && (
      <Suspense>
        <DialogHost />
      </Suspense>
    )
  )
}

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
      <Dialogs />
      <ScrollRestoration />
    </>
  )
}
