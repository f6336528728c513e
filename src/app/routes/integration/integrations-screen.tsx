import { RunsPart } from '../../../features/import/runs/runs-part'
import IntegrationsPage from '../../../features/integration/list/integrations-page'
import { SourcesPanel } from '../../../features/integration/sources/sources-panel'

const Sources = () => <RunsPart Sources={SourcesPanel} />

/** Channels of the agency; where homes come in, its sources and their runs. */
export default function IntegrationsScreen() {
  return <IntegrationsPage Sources={Sources} />
}
