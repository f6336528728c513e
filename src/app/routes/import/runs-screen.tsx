import RunsPage from '../../../features/import/runs/runs-page'
import { SourcesPanel } from '../../../features/integration/sources-panel'

/** Imports of the agency, with the sources that they are from. */
export default function RunsScreen() {
  return <RunsPage Sources={SourcesPanel} />
}
