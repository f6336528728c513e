import { CloudOff } from 'lucide-react'
import { useRouteError } from 'react-router-dom'
import { isBot } from '../../lib/bot'
import { useTranslation } from '../../i18n'
import { EmptyState } from '../../ui/states'
import { ErrorScreen, missingOf } from '../error-screen'
import { LostPage } from './lost/lost-page'
import { DevicePanel } from './mine/device-panel'

/** What a browser says of code that did not come: every one in its own words. */
const NO_CODE = /dynamically imported module|module script failed|preload CSS|: words /

/** What stands in the desk's frame where a page should: nothing there, or something went wrong. */
export function DeskError() {
  const error = useRouteError()
  const { t } = useTranslation('desk')
  const message = missingOf(error)
  if (NO_CODE.test(String(error)))
    return (
      <>
        <EmptyState level={1} icon={CloudOff} title={t('later.none')} text={t('mine.needs')} />
        <DevicePanel />
      </>
    )
  const isPerson = typeof navigator === 'undefined' || !isBot(navigator.userAgent)
  return message !== null && isPerson ? <LostPage message={message} /> : <ErrorScreen atDesk />
}
