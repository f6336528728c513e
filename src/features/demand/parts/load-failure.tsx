import { SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { statusOf } from '../../../lib/api-error'
import { EmptyState, ErrorState } from '../../../ui/states'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { toDemands } from './address'

/**
 * A demand that could not be read: not ours or gone (404), no right (403), or no answer with a
 * second try.
 */
export function LoadFailure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation('demand')
  const back = (
    <Link className={buttonClass()} to={toDemands()}>
      {t('back')}
    </Link>
  )
  const status = statusOf(error)
  if (status === 404 || status === 400)
    return (
      <EmptyState level={1} icon={SearchX} title={t('notFound')} text={t('notFoundText')}>
        {back}
      </EmptyState>
    )
  return (
    <ErrorState
      level={1}
      title={t('failed')}
      noRight={t('list.noRight')}
      error={error}
      onRetry={onRetry}
    >
      {back}
    </ErrorState>
  )
}
