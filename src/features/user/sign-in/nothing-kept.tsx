import { useTranslation } from '../../../i18n'
import { keeps } from '../../../lib/kept'

/** Else the next page would know of no sign-in (src/lib/sign-in-end.ts). */
export const keepsSession = (): boolean => keeps(() => localStorage)

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
