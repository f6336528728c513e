import { Link } from 'react-router-dom'
import type { Subscription } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { href } from '../../lib/href'
import { Panel } from '../../ui/panel'
import { isOver } from './stands'

/** A period that nobody can invoice since the company's data are not there: what to do about it. */
export function UnbilledPanel({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('subscription')
  const { missing, owed, periodEnd, state } = subscription
  if (owed || missing.length === 0 || !isOver(periodEnd)) return null
  return (
    <Panel className="subscription-owed is-late" title={t('unbilled.title')}>
      <p className="subscription-quiet">
        {t('change.missing', {
          what: missing.map((one) => t(`enums.missing.${one}`)).join(', '),
        })}{' '}
        <Link to={href('auth-perfil-empresa')}>{t('change.company')}</Link>
      </p>
      {state === 'limited' && <p className="subscription-quiet">{t('ladder.limited')}</p>}
      <p className="subscription-quiet">{t('ladder.note')}</p>
    </Panel>
  )
}
