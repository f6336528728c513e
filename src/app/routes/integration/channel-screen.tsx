import { useSearchParams } from 'react-router-dom'
import { OldRunAddress } from '../../../features/import/run/old-address'
import { SourceRuns } from '../../../features/import/runs/source-runs'
import RunPage from '../../../features/import/run/run-page'
import ChannelPage from '../../../features/integration/channel/channel-page'
import { HomesPanel } from '../../../features/publication/homes/homes-panel'

/** A channel with its homes, or a run of a source. */
export default function ChannelScreen() {
  const [search] = useSearchParams()
  const run = search.get('run')
  return run ? (
    <RunPage key={run} id={run} />
  ) : (
    <ChannelPage Homes={HomesPanel} Runs={SourceRuns} Before={OldRunAddress} />
  )
}
