import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../i18n'
import { getGetAgencyQueryKey, updateAgency, useGetAgency } from '../../../../generated/api/agency/agency'
import type { Agency } from '../../../../generated/model'
import { useSession } from '../../../lib/session'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { Panel } from '../../../ui/panel'
import { PictureField } from '../../../ui/picture-field'
import { Loading, Sk } from '../../../ui/skeleton'
import { ErrorState, NoRightState } from '../../../ui/states'
import '../../../ui/button.css'
import './agency.css'
import { AgencyForm } from './agency-form'

/** The agency's record, for its ADMIN. */
export default function AgencyPage() {
  const { t } = useTranslation('agency')
  const client = useQueryClient()
  const { profile } = useSession()
  const id = profile.agency_ids[0] ?? ''
  const isAdmin = profile.role === 'ADMIN'
  const { data: agency, isPending, isError, refetch } = useGetAgency(id, { query: { enabled: isAdmin && id !== '' }, request: { silent: true } })
  const saved = (next: Agency) => client.setQueryData(getGetAgencyQueryKey(id), next)
  if (!isAdmin) return <NoRightState level={1} text={t('noRight')} />
  if (isError) return <ErrorState level={1} title={t('failed')} onRetry={() => void refetch()} />
  if (isPending) return <Loading label={t('loading')} className="agc"><Sk w="200px" h={28} /><Sk h={140} r={10} /><Sk h={480} r={10} /></Loading>
  return (
    <>
      <DocumentHead title={t('title')} robots="noindex" />
      <PageHead title={agency.tradeName} sub={t('lead')} />
      <div className="agc">
        <Panel title={t('logo')} note={t('slug', { slug: agency.slug })}>
          <PictureField
            src={agency.logo}
            placeholder={agency.tradeName.slice(0, 1).toUpperCase()}
            words={{ alt: agency.tradeName, choose: t(agency.logo ? 'logoChange' : 'logoAdd'), help: t('logoHelp'), wait: t('logoWait') }}
            onChoose={async (logo, onProgress) => saved(await updateAgency(id, { version: agency.version, logo }, { onProgress }))}
          />
        </Panel>
        <Panel>
          <AgencyForm agency={agency} onSaved={saved} />
        </Panel>
      </div>
    </>
  )
}
