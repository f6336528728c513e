import { RunsPart } from '../../../features/import/runs/runs-part'
import IntegrationsPage from '../../../features/integration/list/integrations-page'
import { SourcesPanel } from '../../../features/integration/sources/sources-panel'
import { DataPart } from '../../../features/takeout/data-part'

const Sources = () => <RunsPart Sources={SourcesPanel} />

/** Channels of the agency; where homes come in, its sources and their runs; all of it as a file. */
export default function IntegrationsScreen() {
  return <IntegrationsPage Sources={Sources} Data={DataPart} />
}
