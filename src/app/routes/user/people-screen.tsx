import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import PeoplePage from '../../../features/user/people/people-page'
import { ProfileTabs } from '../../../features/user/profile/profile-tabs'
import { SkeletonRows } from '../../../ui/skeleton'

const PARTS: Partial<Record<string, ReturnType<typeof lazy>>> = {
  registro: lazy(() => import('../../../features/audit/audit-page')),
  seguridad: lazy(() => import('../../../features/user/security/security-page')),
}

/** The team, what was done in its name (`?parte=registro`), or how it signs in (`seguridad`). */
export default function PeopleScreen() {
  const { t } = useTranslation('audit')
  const [query] = useSearchParams()
  const Part = PARTS[query.get('parte') ?? '']
  return (
    <>
      <ProfileTabs />
      {Part ? (
        <Suspense fallback={<SkeletonRows rows={6} label={t('loading')} />}>
          <Part />
        </Suspense>
      ) : (
        <PeoplePage />
      )}
    </>
  )
}
