import type { ListingCard as Card } from '../../../../generated/model'
import { ListingCard } from '../../../features/listing/card/listing-card'
import DevicePage from '../../../features/saved/device/device-page'
import '../../../public/styles/listing.css'

const HomeCard = ({ card, eager }: { card: Card; eager: boolean }) => (
  <ListingCard card={card} eager={eager} />
)

/** What a device keeps, with the home card of the public pages. */
export default function DeviceScreen() {
  return <DevicePage Card={HomeCard} />
}
