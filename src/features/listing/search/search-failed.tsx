import { useTranslation } from '../../../i18n'

/** The list did not come: what happened, and the way to try again. */
export function SearchFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <div className="empty" role="alert">
      <h1>{t('state.errorTitle')}</h1>
      <p>{t('state.errorText')}</p>
      <p className="empty-do"><button type="button" className="btn btn-p" onClick={onRetry}>{t('retry')}</button></p>
    </div>
  )
}
