import LimitsPage from '../../../features/subscription/limits-page'
import SubscriptionPage from '../../../features/subscription/subscription-page'
import { ProfileTabs } from '../../../features/user/profile/profile-tabs'
import { useSession } from '../../../lib/session'
import { useTranslation } from '../../../i18n'
import { NoRightState } from '../../../ui/states'

/** The plan of the agency under the tabs of one's account; STAFF see what is used of it. */
export default function SubscriptionScreen() {
  const { t } = useTranslation('subscription')
  const { role } = useSession().profile
  return (
    <>
      <ProfileTabs />
      {role === 'ADMIN' ? (
        <SubscriptionPage />
      ) : role === 'STAFF' ? (
        <LimitsPage />
      ) : (
        <NoRightState level={1} text={t('noRight')} />
      )}
    </>
  )
}
