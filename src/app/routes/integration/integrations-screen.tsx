import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { RunsPart } from '../../../features/import/runs/runs-part'
import IntegrationsPage from '../../../features/integration/list/integrations-page'
import { SourcesPanel } from '../../../features/integration/sources/sources-panel'

/** Its code comes when somebody brings a table in. */
const TablePage = lazy(() => import('../../../features/import/table/table-page'))

const LabPage = lazy(() => import('../../../features/import/lab/lab-page'))

const Sources = () => <RunsPart Sources={SourcesPanel} />

/** Channels of the agency; where homes come in, its sources and their runs. */
export default function IntegrationsScreen() {
  const [search] = useSearchParams()
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
  return <IntegrationsPage Sources={Sources} />
}
