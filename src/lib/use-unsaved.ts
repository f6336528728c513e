import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useTranslation } from '../i18n'
import { openDialog } from './dialog'

/**
 * Asks before a page of the desk with unsaved changes is left: within the app with our dialog,
 * otherwise with the browser's. `byQuery`: the page's rooms are parts of its query.
 */
export function useUnsaved(unsaved: boolean, { byQuery = false } = {}): void {
  const { t } = useTranslation('desk')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (byQuery && currentLocation.search !== nextLocation.search)),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    openDialog('common', {
      title: t('unsaved.title'),
      text: t('unsaved.text'),
      cancel: t('unsaved.stay'),
      confirm: t('unsaved.leave'),
      danger: true,
      onConfirm: () => blocker.proceed(),
    })
    blocker.reset()
  }, [blocker, t])
  useEffect(() => {
    if (!unsaved) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved])
}
