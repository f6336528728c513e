import { Link } from 'react-router-dom'
import { useListReferrals } from '../../../../generated/api/referral/referral'
import type { User } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { Panel } from '../../../ui/panel'
import { buttonClass } from '../../../ui/workspace/kit/button-class'

/** Roles whose rail has no way to referrals. */
const WITHOUT_WAY = ['SERVICE', 'LLOGUER_SEGUR']

/**
 * The way to what somebody referred before they had the role they have now, and to what is due to
 * them for it. Nothing for whoever referred nothing.
 */
export function ReferredPanel({ me }: { me: User }) {
  const { t } = useTranslation('user')
  const isWithout = WITHOUT_WAY.includes(me.role)
  const { data } = useListReferrals(
    { mine: true, limit: 1 },
    { query: { enabled: isWithout }, request: { silent: true } },
  )
  if (!isWithout || !data?.total) return null
  return (
    <Panel title={t('referred.title')}>
      <p className="profile-text">{t('referred.text')}</p>
      <div className="profile-acts">
        <Link className={buttonClass()} to={href('auth-referido-historial')}>
          {t('referred.open')}
        </Link>
      </div>
    </Panel>
  )
}
