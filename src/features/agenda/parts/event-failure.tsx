import { SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { statusOf } from '../../../lib/api-error'
import { href } from '../../../lib/href'
import { EmptyState, ErrorState } from '../../../ui/states'
import { buttonClass } from '../../../ui/workspace/kit/button-class'

/**
 * An event that could not be read: gone or not ours (404), no right (403), or no answer with a
 * second try.
 */
export function EventFailure({
  error,
  gone = false,
  onRetry,
}: {
  error: Error | null
  gone?: boolean
  onRetry: () => void
}) {
  const { t } = useTranslation('agenda')
  const back = (
    <Link className={buttonClass()} to={href('auth-agenda')}>
      {t('back')}
    </Link>
  )
  const status = statusOf(error)
  if (gone || status === 404 || status === 400)
    return (
      <EmptyState level={1} icon={SearchX} title={t('gone.title')} text={t('gone.text')}>
        {back}
      </EmptyState>
    )
  return (
    <ErrorState
      level={1}
      title={t('failed')}
      noRight={t('noRight')}
      error={error}
      onRetry={onRetry}
    >
      {back}
    </ErrorState>
  )
}
