import { SearchX } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { Link } from 'react-router-dom'
import { statusOf } from '../../../lib/api-error'
import { href } from '../../../lib/href'
import { EmptyState, ErrorState } from '../../../ui/states'
import { buttonClass } from '../../../ui/workspace/kit/button-class'

/**
 * A home that could not be read: not ours or gone (404), no right (403), or no answer with a second
 * try.
 */
export function LoadFailure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation('property')
  const back = (
    <Link className={buttonClass()} to={href('auth-cartera')}>
      {t('record.back')}
    </Link>
  )
  const status = statusOf(error)
  if (status === 404 || status === 400)
    return (
      <EmptyState
        level={1}
        icon={SearchX}
        title={t('record.notFound')}
        text={t('record.notFoundText')}
      >
        {back}
      </EmptyState>
    )
  return (
    <ErrorState
      level={1}
      title={t('record.failed')}
      noRight={t('record.noRight')}
      error={error}
      onRetry={onRetry}
    >
      {back}
    </ErrorState>
  )
}
