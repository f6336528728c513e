import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../i18n'
import { getGetAgencyQueryKey, useGetAgency } from '../../../../generated/api/agency/agency'
import type { Agency } from '../../../../generated/model'
import { useSession } from '../../../lib/session'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { Panel } from '../../../ui/panel'
import { Loading, Sk } from '../../../ui/skeleton'
import { ErrorState, NoRightState } from '../../../ui/states'
import '../../../ui/button.css'
import './agency.css'
import { AgencyForm } from './agency-form'
import { Pictures } from './pictures'

/** The agency's record, or the company behind it, for its ADMIN. */
export default function AgencyPage({ part = 'agency' }: { part?: 'agency' | 'company' }) {
  const { t } = useTranslation('agency')
  const client = useQueryClient()
  const { profile } = useSession()
  const id = profile.agency_ids[0] ?? ''
  const isAdmin = profile.role === 'ADMIN'
  const {
    data: agency,
    isPending,
    isError,
    error,
    refetch,
  } = useGetAgency(id, { query: { enabled: isAdmin && id !== '' }, request: { silent: true } })
  const saved = (next: Agency) => client.setQueryData(getGetAgencyQueryKey(id), next)
  if (!isAdmin) return <NoRightState level={1} text={t('noRight')} />
  if (isError)
    return <ErrorState error={error} level={1} title={t('failed')} onRetry={() => void refetch()} />
  if (isPending)
    return (
      <Loading label={t('loading')} className="agency-form">
        <Sk w="200px" h={28} />
        <Sk h={140} r={10} />
        <Sk h={480} r={10} />
      </Loading>
    )
  return (
    <>
      <DocumentHead title={t(part === 'company' ? 'companyTitle' : 'title')} robots="noindex" />
      <PageHead
        title={part === 'company' ? t('companyTitle') : agency.tradeName}
        sub={t(part === 'company' ? 'companyLead' : 'lead')}
      />
      <div className="agency-form">
        {part === 'company' ? null : <Pictures agency={agency} onSaved={saved} />}
        <Panel>
          <AgencyForm
            name={part === 'company' ? 'AgencyCompanyPatch' : 'AgencyPatch'}
            agency={agency}
            onSaved={saved}
          />
        </Panel>
      </div>
    </>
  )
}
