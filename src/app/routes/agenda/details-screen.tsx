import DetailsPage from '../../../features/agenda/details/details-page'
import { VisitPanel } from '../../../features/visit/desk/visit-panel'

/** The record of an event, with what other rooms put into it. */
export default function DetailsScreen() {
  return <DetailsPage Visit={VisitPanel} />
}
