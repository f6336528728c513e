import { useTranslation } from '../../../i18n'

/**
 * Whether the next page will know of a sign-in: not where the browser blocks site data, and a store
 * that forgets stands in (src/app/browser-floor.ts).
 */
export const keepsSession = (): boolean => localStorage instanceof Storage

/** Instead of a sign-in that would be lost: what the browser has to allow first. */
export function NothingKept() {
  const { t } = useTranslation('user')
  return (
    <div className="sign-in plain-narrow">
      <h2 id="dialog-title">{t('signIn.title')}</h2>
      <p className="social-told is-error" role="alert">
        {t('signIn.blocked')}
      </p>
    </div>
  )
}
