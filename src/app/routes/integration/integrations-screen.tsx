import { RunsPart } from '../../../features/import/runs/runs-part'
import { KeysPanel } from '../../../features/key/keys-panel'
import IntegrationsPage from '../../../features/integration/list/integrations-page'
import { DevelopersPart } from '../../../features/integration/list/developers-part'
import { SourcesPanel } from '../../../features/integration/sources/sources-panel'
import { WebhookPart } from '../../../features/webhook/one/webhook-part'
import { WebhooksPanel } from '../../../features/webhook/webhooks-panel'

const Sources = () => <RunsPart Sources={SourcesPanel} />

const Developers = () => (
  <DevelopersPart Keys={KeysPanel} Webhooks={WebhooksPanel} One={WebhookPart} />
)

/**
 * Channels of the agency; where homes come in, its sources and their runs; for who builds programs,
 * keys and webhooks.
 */
export default function IntegrationsScreen() {
  return <IntegrationsPage Sources={Sources} Developers={Developers} />
}
