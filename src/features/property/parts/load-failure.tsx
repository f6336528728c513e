import { SearchX } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { Link } from 'react-router-dom'
import { href } from '../../../lib/href'
import { EmptyState, ErrorState, NoRightState } from '../../../ui/states'

/** A home that could not be read: not ours or gone (404), no right (403), or no answer with a second try. */
export function LoadFailure({ status, onRetry }: { status: number; onRetry: () => void }) {
  const { t } = useTranslation('property')
  const back = <Link className="ui-button" to={href('auth-cartera')}>{t('record.back')}</Link>
  if (status === 404 || status === 400) return <EmptyState level={1} icon={SearchX} title={t('record.notFound')} text={t('record.notFoundText')}>{back}</EmptyState>
  if (status === 403 || status === 401) return <NoRightState level={1} text={t('record.noRight')}>{back}</NoRightState>
  return <ErrorState level={1} title={t('record.failed')} onRetry={onRetry}>{back}</ErrorState>
}
