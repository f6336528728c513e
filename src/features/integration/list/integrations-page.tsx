import { Plus } from 'lucide-react'
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useListIntegrations } from '../../../../generated/api/integration/integration'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { DATA_SIDE } from '../../../slots/data-side'
import { DEVELOPERS_SIDE } from '../../../slots/developers-side'
import { NETWORKS_SIDE } from '../../../slots/networks-side'
import { SOURCES_SIDE } from '../../../slots/sources-side'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState, NoRightState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { TabLinks } from '../../../ui/workspace/kit/tab-links'
import { ACTIVITY } from '../activity/activity-address'
import { ActivityPart } from '../activity/activity-part'
import { channelsOut } from './order'
import { OutPart } from './out-part'
import '../integration.css'

/** The form's code comes when it is asked for. */
const NewChannel = lazy(() => import('./new-channel'))

/** The sides of the page, each by its address. */
const SIDES = {
  out: {},
  in: SOURCES_SIDE,
  networks: NETWORKS_SIDE,
  developers: DEVELOPERS_SIDE,
  data: DATA_SIDE,
}
type Side = keyof typeof SIDES
/** What a STAFF finds there: channels with their homes, and whom they introduced. */
const OF_STAFF: Side[] = ['out', 'networks']

const sideOf = (search: URLSearchParams): Side => {
  const lado = search.get('lado')
  const side = (Object.keys(SIDES) as Side[]).find(
    (one) => lado !== null && (SIDES[one] as { lado?: string }).lado === lado,
  )
  // An agreement or an invitation is of the networks, however much of its address was lost.
  return side ?? (search.has('acuerdo') || search.has('invitacion') ? 'networks' : 'out')
}

/**
 * Channels of the agency by direction: what goes out, and, for an ADMIN, what comes in. `Sources`:
 * another room's feeds and runs, `Networks`: agencies that share homes, `Developers`: keys and
 * webhooks, `Data`: all of it as a file, `Brakes`: what holds homes back, `braked`: the homes behind
 * one remark where the address asks for them. An agent reads and changes nothing.
 */
export default function IntegrationsPage({
  Sources,
  Networks,
  Developers,
  Data,
  Brakes,
  braked,
}: {
  Sources: ComponentType
  Networks: ComponentType
  Developers: ComponentType
  Data: ComponentType
  Brakes: ComponentType
  braked: ReactNode
}) {
  const { t } = useTranslation('integration')
  const { profile } = useSession()
  const [search] = useSearchParams()
  const [isMaking, setIsMaking] = useState(false)
  const isAdmin = profile.role === 'ADMIN'
  const side = sideOf(search)
  const isLog = isAdmin && search.get('vista') === ACTIVITY.vista
  const isProfessional = isAdmin || profile.role === 'STAFF'
  const { data, isPending, error, refetch } = useListIntegrations({
    query: { enabled: isProfessional },
    request: { silent: true },
  })
  if (!isProfessional) return <NoRightState level={1} />
  const sides = isAdmin ? (Object.keys(SIDES) as Side[]) : OF_STAFF
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
      <TabLinks label={t('page.sides')} className="channel-sides">
        {sides.map((one) => (
          <Link
            key={one}
            to={href('auth-integrations', {}, SIDES[one])}
            aria-current={one === side ? 'true' : undefined}
          >
            {t(one === 'networks' && !isAdmin ? 'page.introductions' : `page.${one}`)}
            {data && (one === 'out' || one === 'in') && (
              <small className="num">{count(counts[one])}</small>
            )}
          </Link>
        ))}
      </TabLinks>
      {!sides.includes(side) && <NoRightState />}
      {side === 'in' && isAdmin && <Sources />}
      {side === 'networks' && <Networks />}
      {side === 'developers' && isAdmin && <Developers />}
      {side === 'data' && isAdmin && <Data />}
      {side === 'out' && isPending && <SkeletonRows rows={4} label={t('page.loading')} />}
      {side === 'out' && error && !data && (
        <ErrorState error={error} title={t('page.failed')} onRetry={() => void refetch()} />
      )}
      {side === 'out' && data && !braked && !isLog && (
        <OutPart
          channels={items}
          isAdmin={isAdmin}
          onNew={() => setIsMaking(true)}
          Brakes={Brakes}
        />
      )}
      {side === 'out' && braked}
      {side === 'out' && isLog && <ActivityPart />}
      {isMaking && (
        <Suspense>
          <NewChannel onClose={() => setIsMaking(false)} />
        </Suspense>
      )}
    </>
  )
}
