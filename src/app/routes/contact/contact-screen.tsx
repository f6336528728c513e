import { OwnedHomes } from '../../../features/property/owners/owned-homes'
import ContactPage, { type ContactPanel } from '../../../features/contact/detail/contact-page'

/** What other rooms show of a person: a line each. */
const PANELS: readonly ContactPanel[] = [OwnedHomes]

/** One person with what every room knows of them. */
export default function ContactScreen() {
  return <ContactPage panels={PANELS} />
}
