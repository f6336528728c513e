import type { ListingCard as Card } from '../../../../generated/model'
import { ListingCard } from '../../../features/listing/card/listing-card'
import SharedPage from '../../../features/saved/shared/shared-page'
import '../../../public/styles/listing.css'

const HomeCard = ({ card, eager }: { card: Card; eager: boolean }) => (
  <ListingCard card={card} as="h2" eager={eager} />
)

/** A shared list with the home card of the public pages. */
export default function SharedScreen() {
  return <SharedPage Card={HomeCard} />
}
