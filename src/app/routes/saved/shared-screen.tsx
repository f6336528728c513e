import { ListingCard } from '../../../features/listing/card/listing-card'
import SharedPage from '../../../features/saved/shared/shared-page'
import '../../../public/styles/listing.css'

/** A shared list with the home card of the public pages. */
export default function SharedScreen() {
  return <SharedPage Card={ListingCard} />
}
