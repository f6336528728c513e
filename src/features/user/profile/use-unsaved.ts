import { useEffect } from 'react'
import { useTranslation } from '../../../i18n'
import { useBlocker } from 'react-router-dom'
import { openDialog } from '../../../lib/dialog'

/**
 * Asks before a page with unsaved changes is left: within the app with our dialog, otherwise with
 * the browser's.
 */
export function useUnsaved(unsaved: boolean): void {
  const { t } = useTranslation('user')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    openDialog('common', {
      title: t('profile.leaveTitle'),
      text: t('profile.leaveText'),
      cancel: t('profile.stay'),
      confirm: t('profile.leave'),
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
