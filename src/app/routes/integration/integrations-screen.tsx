import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { RunsPart } from '../../../features/import/runs/runs-part'
import { KeysPanel } from '../../../features/key/keys-panel'
import IntegrationsPage from '../../../features/integration/list/integrations-page'
import { DevelopersPart } from '../../../features/integration/list/developers-part'
import { SourcesPanel } from '../../../features/integration/sources/sources-panel'
import { WebhookPart } from '../../../features/webhook/one/webhook-part'
import { WebhooksPanel } from '../../../features/webhook/webhooks-panel'
import { NetworkPart } from '../../../features/network/network-part'
import { brakeOf } from '../../../features/publication/brake/brake-address'
import { BrakedHomes } from '../../../features/publication/brake/braked-homes'
import { BrakesPanel } from '../../../features/publication/brake/brakes-panel'
import { DataPart } from '../../../features/takeout/data-part'

/** Its code comes when somebody brings a table in. */
const TablePage = lazy(() => import('../../../features/import/table/table-page'))

const MovePage = lazy(() => import('../../../features/move/move-page'))

/** Their code comes when somebody looks at introductions and deals. */
const ProposeDeal = lazy(() => import('../../../features/deal/propose-form'))
const DealsPart = lazy(async () => ({
  default: (await import('../../../features/deal/deals-part')).DealsPart,
}))
const RegisterPart = lazy(async () => ({
  default: (await import('../../../features/introduction/register/register-part')).RegisterPart,
}))

const LabPage = lazy(() => import('../../../features/import/lab/lab-page'))

const Sources = () => <RunsPart Sources={SourcesPanel} />

const Introductions = () => (
  <Suspense>
    <RegisterPart Propose={ProposeDeal} />
  </Suspense>
)

const Deals = () => (
  <Suspense>
    <DealsPart />
  </Suspense>
)

const Networks = () => <NetworkPart Introductions={Introductions} Deals={Deals} />

const Developers = () => (
  <DevelopersPart Keys={KeysPanel} Webhooks={WebhooksPanel} One={WebhookPart} />
)

/**
 * Channels of the agency; where homes come in, its sources and their runs; networks of agencies; for
 * who builds programs, keys and webhooks; all of it as a file.
 */
export default function IntegrationsScreen() {
  const [search] = useSearchParams()
  if (search.has('traslado'))
    return (
      <Suspense>
        <MovePage />
      </Suspense>
    )
  if (search.has('laboratorio'))
    return (
      <Suspense>
        <LabPage />
      </Suspense>
    )
  if (search.has('tabla'))
    return (
      <Suspense>
        <TablePage />
      </Suspense>
    )
  const brake = brakeOf(search)
  return (
    <IntegrationsPage
      Sources={Sources}
      Networks={Networks}
      Developers={Developers}
      Data={DataPart}
      Brakes={BrakesPanel}
      braked={brake && <BrakedHomes brake={brake} />}
    />
  )
}
