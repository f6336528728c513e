import { ClipboardCheck } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { getListProposalsQueryKey, listProposals } from '../../../generated/api/proposal/proposal'
import { ProposalState } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { itemsOf, usePages } from '../../lib/pages'
import { useSession } from '../../lib/session'
import { Coming } from '../../ui/coming'
import { DocumentHead } from '../../ui/document-head'
import { PageHead } from '../../ui/page-head'
import { Panel } from '../../ui/panel'
import { EmptyState, NoRightState } from '../../ui/states'
import { ChipSelect } from '../../ui/workspace/kit/chip-select'
import { More } from '../../ui/workspace/more'
import { ProposalTable } from './proposal-table'
import '../../ui/workspace/styles/table.css'
import './proposal.css'

const STATES = Object.values(ProposalState)

/** What assistants proposed, newest first; each is decided by itself. */
export default function ProposalsPage() {
  const { t } = useTranslation('proposal')
  const { profile } = useSession()
  if (profile.role !== 'ADMIN' && profile.role !== 'STAFF')
    return <NoRightState level={1} text={t('noRight')} />
  return (
    <>
      <DocumentHead title={t('title')} robots="noindex" />
      <PageHead title={t('title')} />
      <p className="proposal-lead">{t('lead')}</p>
      <Waiting />
    </>
  )
}

function Waiting() {
  const { t } = useTranslation('proposal')
  const [query, setQuery] = useSearchParams()
  const state = STATES.find((one) => one === query.get('estado'))
  const filter = state ? { state } : {}
  const pages = usePages({
    queryKey: [...getListProposalsQueryKey(filter), 'pages'],
    ask: (from, signal) => listProposals({ ...from, ...filter }, { silent: true }, signal),
    keep: 'all',
  })
  const { data, isPending, error, refetch } = pages
  const items = itemsOf(data)
  return (
    <Panel flush>
      <div className="proposal-filter">
        <ChipSelect
          label={t('filter')}
          value={state ?? ''}
          onChange={({ target }) => setQuery(target.value ? { estado: target.value } : {})}
        >
          <option value="">{t('all')}</option>
          {STATES.map((one) => (
            <option key={one} value={one}>
              {t(`state.${one}`)}
            </option>
          ))}
        </ChipSelect>
      </div>
      <Coming
        isPending={isPending}
        error={data ? null : error}
        rows={6}
        label={t('loading')}
        onRetry={refetch}
      />
      {data && items.length === 0 && (
        <EmptyState
          icon={ClipboardCheck}
          title={t(state ? 'noneFound' : 'none')}
          {...(!state && { text: t('noneText') })}
        />
      )}
      {items.length > 0 && <ProposalTable items={items} />}
      <More pages={pages} words={t('more')} className="proposal-more" />
    </Panel>
  )
}
