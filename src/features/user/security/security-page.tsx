import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useGetAgencySecurity } from '../../../../generated/api/user/user'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState, NoRightState } from '../../../ui/states'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import '../../../ui/button.css'
import '../profile/profile.css'
import { CompanyAccount } from './company-account'
import { DemandPanel } from './demand-panel'

/** How the people of the agency sign in, for who leads it: what is asked of them, and who lacks it. */
export default function SecurityPage() {
  const { t } = useTranslation('user')
  const { profile } = useSession()
  const id = profile.agency_ids[0] ?? ''
  const isAdmin = profile.role === 'ADMIN'
  const { data, isError, error, refetch } = useGetAgencySecurity(id, {
    query: { enabled: isAdmin && id !== '' },
    request: { silent: true },
  })
  if (!isAdmin) return <NoRightState level={1} text={t('security.noRight')} />
  return (
    <>
      <DocumentHead title={t('security.title')} robots="noindex" />
      <PageHead title={t('security.title')} sub={t('security.lead')}>
        <Link className={buttonClass()} to={href('auth-perfil-agentes')}>
          <ArrowLeft className="icon" aria-hidden="true" />
          {t('people.title')}
        </Link>
      </PageHead>
      {isError ? (
        <ErrorState error={error} title={t('security.failed')} onRetry={() => void refetch()} />
      ) : data ? (
        <div className="profile-page">
          <DemandPanel id={id} security={data} />
          <Panel title={t('security.lacking')}>
            {data.lacking.length === 0 ? (
              <p className="profile-text">{t('security.nobody')}</p>
            ) : (
              <ul>
                {data.lacking.map(({ id: personId, name, role }) => (
                  <li key={personId}>
                    {name} · {t(`enums.role.${role}`)}
                  </li>
                ))}
              </ul>
            )}
          </Panel>
          <CompanyAccount id={id} />
        </div>
      ) : (
        <SkeletonRows rows={4} label={t('security.loading')} />
      )}
    </>
  )
}
