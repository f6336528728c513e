import { Plus, UserSearch } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { useGetAgency } from '../../../../generated/api/agency/agency'
import type { User } from '../../../../generated/model'
import { openDialog } from '../../../lib/dialog'
import { useSession } from '../../../lib/session'
import { useTeam } from '../../../lib/team'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState, ErrorState, NoRightState } from '../../../ui/states'
import '../../../ui/button.css'
import '../../../ui/workspace/styles/table.css'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { SearchInput } from '../../../ui/workspace/kit/search-input'
import './people.css'
import { PersonRow } from './person-row'

const LeaveDialog = lazy(() => import('./leave-dialog'))

/**
 * The people of the agency: an ADMIN invites them, says what they may do and lets them go; an agent
 * sees them.
 */
export default function PeoplePage() {
  const { t } = useTranslation('user')
  const { profile } = useSession()
  const [q, setQ] = useState('')
  const [leaving, setLeaving] = useState<User | null>(null)
  const professional = profile.role === 'ADMIN' || profile.role === 'STAFF'
  const { data, isPending, isError, error, refetch } = useTeam({
    q: q.trim(),
    enabled: professional,
  })
  const everybody = useTeam({ enabled: profile.role === 'ADMIN' })
  const colleagues = (everybody.data?.items ?? []).filter(
    (one) => one.active && one.invitation === null && one.id !== leaving?.id,
  )
  // The server refuses it, too: an agency is never left without somebody who directs it.
  const alone =
    everybody.data !== undefined &&
    !everybody.data.items.some(
      (one) =>
        one.role === 'ADMIN' && one.active && one.invitation === null && one.id !== profile.id,
    )
  const mine = everybody.data?.items.some((one) => one.owner && one.id === profile.id) === true
  const agencyId = profile.agency_ids[0] ?? ''
  const agency = useGetAgency(agencyId, {
    query: { enabled: professional && agencyId !== '' },
    request: { silent: true },
  })
  if (!professional) return <NoRightState level={1} text={t('people.noRight')} />
  return (
    <>
      <DocumentHead title={t('people.title')} robots="noindex" />
      <PageHead
        title={t('people.title')}
        sub={data && t('people.count', { count: data.items.length })}
      >
        {profile.role === 'ADMIN' && (
          <>
            <Link className={buttonClass()} to="?parte=seguridad">
              {t('security.link')}
            </Link>
            <Link className={buttonClass()} to="?parte=registro">
              {t('people.log')}
            </Link>
            <Button variant="main" aria-haspopup="dialog" onClick={() => openDialog('agent')}>
              <Plus className="icon" aria-hidden="true" />
              {t('people.add')}
            </Button>
          </>
        )}
      </PageHead>
      <Panel flush>
        <div className="filter-bar">
          <SearchInput
            label={t('people.search')}
            value={q}
            onChange={(event) => setQ(event.target.value)}
          />
        </div>
        {isError ? (
          <ErrorState error={error} title={t('people.failed')} onRetry={() => void refetch()} />
        ) : isPending ? (
          <SkeletonRows rows={3} label={t('people.loading')} />
        ) : data.items.length === 0 ? (
          <EmptyState icon={UserSearch} title={t('people.noneTitle')} text={t('people.noneText')} />
        ) : (
          <ul className="people">
            {data.items.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                agency={agency.data}
                alone={alone}
                mine={mine}
                onLeave={setLeaving}
              />
            ))}
          </ul>
        )}
        {data?.items.some(({ owner }) => owner) && (
          <p className="ui-muted people-owner">{t('people.ownerIs')}</p>
        )}
      </Panel>
      {leaving && (
        <Suspense fallback={null}>
          <LeaveDialog person={leaving} colleagues={colleagues} onClose={() => setLeaving(null)} />
        </Suspense>
      )}
    </>
  )
}
