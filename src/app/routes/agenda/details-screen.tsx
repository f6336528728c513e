import DetailsPage from '../../../features/agenda/details/details-page'

/** The record of an event, with what other rooms put into it. */
export default function DetailsScreen() {
  return <DetailsPage />
}
