import type { ComponentType } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { href } from '../../lib/href'
import { useSession } from '../../lib/session'
import { DEALS_VIEW, INTRODUCTIONS_VIEW } from '../../slots/introduction'
import { NETWORKS_SIDE } from '../../slots/networks-side'
import { NoRightState } from '../../ui/states'
import { TabLinks } from '../../ui/workspace/kit/tab-links'
import { AgreementPart } from './agreement/agreement-part'
import { Overview } from './circle/overview'
import './network.css'

/** What stands beside each other on this side, by its address. */
const VIEWS = { networks: {}, introductions: INTRODUCTIONS_VIEW, deals: DEALS_VIEW }
type View = keyof typeof VIEWS

const viewOf = (vista: string | null): View =>
  (Object.keys(VIEWS) as View[]).find(
    (one) => vista === (VIEWS[one] as { vista?: string }).vista,
  ) ?? 'networks'

/**
 * Networks and agreements of the agency, with `?acuerdo=` one of them; beside them who introduced
 * whom and what is divided, by other rooms. A STAFF reads who they introduced themselves.
 */
export function NetworkPart({
  Introductions,
  Deals,
}: {
  Introductions: ComponentType
  Deals: ComponentType
}) {
  const { t } = useTranslation('network')
  const { profile } = useSession()
  const [search] = useSearchParams()
  const id = search.get('acuerdo')
  const view = viewOf(search.get('vista'))
  // An agent has the register of who they introduced, and nothing of what agencies agree on.
  if (profile.role === 'STAFF') return id ? <NoRightState /> : <Introductions />
  if (profile.role !== 'ADMIN') return <NoRightState />
  if (id) return <AgreementPart key={id} id={id} />
  return (
    <>
      <TabLinks label={t('views.label')} className="network-views">
        {(Object.keys(VIEWS) as View[]).map((one) => (
          <Link
            key={one}
            to={href('auth-integrations', {}, { ...NETWORKS_SIDE, ...VIEWS[one] })}
            aria-current={one === view ? 'true' : undefined}
          >
            {t(`views.${one}`)}
          </Link>
        ))}
      </TabLinks>
      {view === 'networks' && <Overview invitation={search.get('invitacion')} />}
      {view === 'introductions' && <Introductions />}
      {view === 'deals' && <Deals />}
    </>
  )
}
