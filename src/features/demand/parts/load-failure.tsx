import { SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { EmptyState, ErrorState, NoRightState } from '../../../ui/states'
import { toDemands } from './address'

/** A demand that could not be read: not ours or gone (404), no right (403), or no answer with a second try. */
export function LoadFailure({ status, onRetry }: { status: number; onRetry: () => void }) {
  const { t } = useTranslation('demand')
  const back = <Link className="ui-button" to={toDemands()}>{t('back')}</Link>
  if (status === 404 || status === 400) return <EmptyState level={1} icon={SearchX} title={t('notFound')} text={t('notFoundText')}>{back}</EmptyState>
  if (status === 403 || status === 401) return <NoRightState level={1} text={t('list.noRight')}>{back}</NoRightState>
  return <ErrorState level={1} title={t('failed')} onRetry={onRetry}>{back}</ErrorState>
}
