import { Download } from 'lucide-react'
import { lazy, Suspense, type ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { exportAnalysis } from '../../../generated/api/analysis/analysis'
import type { AnalysisPanel } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { may } from '../../lib/permission'
import { useDownload } from '../../lib/use-download'
import { useSession } from '../../lib/session'
import { href } from '../../lib/href'
import { DocumentHead } from '../../ui/document-head'
import { PageHead } from '../../ui/page-head'
import { SkeletonRows } from '../../ui/skeleton'
import { NoRightState } from '../../ui/states'
import { Button } from '../../ui/workspace/kit/button'
import { buttonClass } from '../../ui/workspace/kit/button-class'
import { TabLinks } from '../../ui/workspace/kit/tab-links'
import '../../ui/workspace/styles/dashboard.css'
import '../../ui/workspace/styles/form.css'
import '../../ui/workspace/styles/table.css'
import './analysis.css'
import { TABS, tabAt, useAddress, type Address, type Tab } from './frame/address'

const PANELS: Record<Exclude<Tab, 'demanda'>, ComponentType<{ address: Address }>> = {
  resumen: lazy(() => import('./summary/summary-panel')),
  embudo: lazy(() => import('./funnel/funnel-panel')),
  respuesta: lazy(() => import('./response/response-panel')),
  dias: lazy(() => import('./market/market-panel')),
  precio: lazy(() => import('./stock/price-panel')),
  cartera: lazy(() => import('./stock/stock-panel')),
  fuentes: lazy(() => import('./sources/sources-panel')),
  agentes: lazy(() => import('./agents/agents-panel')),
}

/** The file of each tab. */
const FILES: Record<keyof typeof PANELS, AnalysisPanel> = {
  resumen: 'sources',
  embudo: 'funnel',
  respuesta: 'response',
  dias: 'market_days',
  precio: 'stock',
  cartera: 'stock',
  fuentes: 'sources',
  agentes: 'agents',
}

/** Figures of an agency over months; each tab is one, with an address of its own. */
export default function AnalysisPage({ Unmet }: { Unmet: ComponentType }) {
  const { t } = useTranslation('analysis')
  const { profile } = useSession()
  const address = useAddress()
  const { busy, download } = useDownload()
  // Signed out a moment ago: the sign-in is on its way.
  if (profile.role === '') return null
  if (profile.role !== 'ADMIN' && profile.role !== 'STAFF')
    return (
      <>
        <DocumentHead title={t('title')} robots="noindex" />
        <NoRightState level={1} title={t('noRight')} text={t('noRightText')}>
          <Link className={buttonClass({ variant: 'main' })} to={href('auth-perfil')}>
            {t('profile')}
          </Link>
        </NoRightState>
      </>
    )
  const save = (tab: keyof typeof PANELS) =>
    download(`${t('file')}-${tab}.csv`, (options) =>
      exportAnalysis(
        {
          panel: FILES[tab],
          ...address.query,
          ...(address.groupBy ? { groupBy: address.groupBy } : {}),
        },
        options,
      ),
    )
  const { tab: current } = address
  const Panel = current === 'demanda' ? Unmet : PANELS[current]
  return (
    <>
      <DocumentHead title={t('title')} robots="noindex" />
      <PageHead title={t('title')} sub={t(profile.role === 'ADMIN' ? 'about' : 'aboutOwn')}>
        {current !== 'demanda' && may(profile, 'export') && (
          <Button disabled={busy} onClick={() => save(current)}>
            <Download className="icon" aria-hidden="true" />
            CSV
          </Button>
        )}
      </PageHead>
      <TabLinks label={t('tabs')} className="analysis-tabs">
        {TABS.map((tab) => (
          <Link
            key={tab}
            to={tabAt(tab, address.params)}
            aria-current={tab === current ? 'page' : undefined}
          >
            {t(`tab.${tab}`)}
          </Link>
        ))}
      </TabLinks>
      <Suspense fallback={<SkeletonRows rows={6} label={t('loading')} />}>
        <Panel address={address} />
      </Suspense>
    </>
  )
}
