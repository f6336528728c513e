import { useSearchParams } from 'react-router-dom'
import { DisputeView } from './dispute-view'
import { DisputesPanel } from './disputes-panel'

/** The list of disputes, or the one that the address names. */
export default function DisputesRoom() {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id ? <DisputeView key={id} id={id} /> : <DisputesPanel />
}
