import { Plus } from 'lucide-react'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useListIntegrations } from '../../../../generated/api/integration/integration'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { DATA_SIDE } from '../../../slots/data-side'
import { SOURCES_SIDE } from '../../../slots/sources-side'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState, NoRightState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { TabLinks } from '../../../ui/workspace/kit/tab-links'
import { channelsOut } from './order'
import { OutPart } from './out-part'
import '../integration.css'

/** The form's code comes when it is asked for. */
const NewChannel = lazy(() => import('./new-channel'))

const SIDES = ['out', 'in', 'data'] as const
const ADDRESS = { out: {}, in: SOURCES_SIDE, data: DATA_SIDE }

/**
 * Channels of the agency by direction: what goes out, and, for an ADMIN, what comes in, and all of
 * it as a file. `Sources`: another room's feeds and runs; `Data`: another's takeouts. An agent reads
 * and changes nothing.
 */
export default function IntegrationsPage({
  Sources,
  Data,
}: {
  Sources: ComponentType
  Data: ComponentType
}) {
  const { t } = useTranslation('integration')
  const { profile } = useSession()
  const [search] = useSearchParams()
  const [isMaking, setIsMaking] = useState(false)
  const isAdmin = profile.role === 'ADMIN'
  const asked = search.get('lado')
  const side = SIDES.find((one) => 'lado' in ADDRESS[one] && ADDRESS[one].lado === asked) ?? 'out'
  const isProfessional = isAdmin || profile.role === 'STAFF'
  const { data, isPending, error, refetch } = useListIntegrations({
    query: { enabled: isProfessional },
    request: { silent: true },
  })
  if (!isProfessional) return <NoRightState level={1} />
  const items = data?.items ?? []
  const counts = {
    out: channelsOut(items).live.length,
    in: items.filter(({ direction }) => direction === 'in').length,
  }
  return (
    <>
      <DocumentHead title={t('page.title')} />
      <PageHead title={t('page.title')} sub={t(isAdmin ? 'page.sub' : 'page.subAgent')}>
        {isAdmin && side === 'out' && counts.out > 0 && (
          <Button variant="main" onClick={() => setIsMaking(true)}>
            <Plus className="icon" aria-hidden="true" />
            {t('new.open')}
          </Button>
        )}
      </PageHead>
      {isAdmin && (
        <TabLinks label={t('page.sides')} className="channel-sides">
          {SIDES.map((one) => (
            <Link
              key={one}
              to={href('auth-integrations', {}, ADDRESS[one])}
              aria-current={one === side ? 'true' : undefined}
            >
              {t(`page.${one}`)}
              {data && one !== 'data' && <small className="num">{count(counts[one])}</small>}
            </Link>
          ))}
        </TabLinks>
      )}
      {side === 'in' && <Sources />}
      {side === 'data' && <Data />}
      {side === 'out' && isPending && <SkeletonRows rows={4} label={t('page.loading')} />}
      {side === 'out' && error && !data && (
        <ErrorState error={error} title={t('page.failed')} onRetry={() => void refetch()} />
      )}
      {side === 'out' && data && (
        <OutPart channels={items} isAdmin={isAdmin} onNew={() => setIsMaking(true)} />
      )}
      {isMaking && (
        <Suspense>
          <NewChannel onClose={() => setIsMaking(false)} />
        </Suspense>
      )}
    </>
  )
}
