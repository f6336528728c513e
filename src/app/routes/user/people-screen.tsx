import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import PeoplePage from '../../../features/user/people/people-page'
import { ProfileTabs } from '../../../features/user/profile/profile-tabs'
import { SkeletonRows } from '../../../ui/skeleton'

const AuditPage = lazy(() => import('../../../features/audit/audit-page'))

/** The team, or what was done in its name (`?parte=registro`). */
export default function PeopleScreen() {
  const { t } = useTranslation('audit')
  const [query] = useSearchParams()
  return (
    <>
      <ProfileTabs />
      {query.get('parte') === 'registro' ? (
        <Suspense fallback={<SkeletonRows rows={6} label={t('loading')} />}>
          <AuditPage />
        </Suspense>
      ) : (
        <PeoplePage />
      )}
    </>
  )
}
