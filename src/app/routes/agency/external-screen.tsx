import { ListingCard } from '../../../features/listing/card/listing-card'
import ExternalPage from '../../../features/external/external-page'

/** An agency's homes, with the card of the listings. */
export default function ExternalScreen() {
  return <ExternalPage Card={ListingCard} />
}
