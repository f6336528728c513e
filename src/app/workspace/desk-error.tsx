import { useRouteError } from 'react-router-dom'
import { isBot } from '../../lib/bot'
import { ErrorScreen, missingOf } from '../error-screen'
import { LostPage } from './lost/lost-page'

/** What stands in the desk's frame where a page should: nothing there, or something went wrong. */
export function DeskError() {
  const message = missingOf(useRouteError())
  const isPerson = typeof navigator === 'undefined' || !isBot(navigator.userAgent)
  return message !== null && isPerson ? <LostPage message={message} /> : <ErrorScreen atDesk />
}
