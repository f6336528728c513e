import { OwnedHomes } from '../../../features/property/owners/owned-homes'
import { OffersPanel } from '../../../features/offer/offers-panel'
import { VisitsPanel } from '../../../features/visit/desk/home-visits'
import ContactPage, { type ContactPanel } from '../../../features/contact/detail/contact-page'
import { PersonsWishes } from './persons-wishes'

const Visits: ContactPanel = ({ contactId }) => <VisitsPanel of={{ contactId }} />
const Offers: ContactPanel = ({ contactId }) => <OffersPanel of={{ contactId }} />

/** What other rooms show of a person: a line each. */
const PANELS: readonly ContactPanel[] = [PersonsWishes, OwnedHomes, Visits, Offers]

/** One person with what every room knows of them. */
export default function ContactScreen() {
  return <ContactPage panels={PANELS} />
}
