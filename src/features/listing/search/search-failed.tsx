import { useTranslation } from '../../../i18n'
import { useFailureText } from '../../../i18n/error-text'
import { Button } from '../../../ui/kit/public/button'

/** The list did not come: what the catalogue says of it, and the way to try again. */
export function SearchFailed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation('shell')
  const why = useFailureText()
  return (
    <div className="empty" role="alert">
      <h1>{t('state.errorTitle')}</h1>
      <p>{why(error)}</p>
      <p className="empty-do">
        <Button variant="main" onClick={onRetry}>
          {t('retry')}
        </Button>
      </p>
    </div>
  )
}
