import { SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { EmptyState, ErrorState, NoRightState } from '../../../ui/states'

/** An event that could not be read: gone or not ours (404), no right (403), or no answer with a second try. */
export function EventFailure({ status, onRetry }: { status: number; onRetry: () => void }) {
  const { t } = useTranslation('agenda')
  const back = <Link className="ui-button" to={href('auth-agenda')}>{t('back')}</Link>
  if (status === 404 || status === 400) return <EmptyState level={1} icon={SearchX} title={t('gone.title')} text={t('gone.text')}>{back}</EmptyState>
  if (status === 403 || status === 401) return <NoRightState level={1} text={t('noRight')}>{back}</NoRightState>
  return <ErrorState level={1} title={t('failed')} onRetry={onRetry}>{back}</ErrorState>
}
