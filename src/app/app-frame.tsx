import { lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { closeDialog, useUi } from '../lib/dialog'
import { useLeftPage } from '../lib/use-left-page'
import { useArrival } from './arrival'
import { ConsentSlot } from './consent-slot'
import { Beside } from './error-boundary'
import { LoadingBar } from './loading-bar'
import { MessageBar } from './message-bar'
import { PageLinks } from './page-links'

/** No dialog is open when a page opens; the code comes with the first one. */
const DialogHost = lazy(async () => ({ default: (await import('./dialog-host')).DialogHost }))

function Dialogs() {
  const { dialog } = useUi()
  // A dialog belongs to the page it was opened on: going back or on closes it.
  useLeftPage(closeDialog)
  return (
    dialog && (
      <Suspense>
        <DialogHost />
      </Suspense>
    )
  )
}

/**
 * A page loaded anew has no key of its own: without this the desk would open where the public page
 * before it was scrolled to.
 */
const placeKey = ({ key, pathname }: { key: string; pathname: string }) =>
  key === 'default' ? pathname : key

/**
 * Around every page of either face: address links, loading bar, message, dialog. New pages open at
 * the top, going back keeps its place.
 */
export function AppFrame() {
  useArrival()
  return (
    <>
      <PageLinks />
      <LoadingBar />
      <Suspense>
        <Outlet />
      </Suspense>
      <Beside>
        <MessageBar />
      </Beside>
      <Beside>
        <Dialogs />
      </Beside>
      <Beside>
        <ConsentSlot />
      </Beside>
      <ScrollRestoration getKey={placeKey} />
    </>
  )
}
