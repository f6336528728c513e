import ContactsPage from '../../../features/contact/list/contacts-page'
import { EXISTING } from '../../all-screens'

/** Contacts; with the way to the import where its screen exists. */
export default function ContactsScreen() {
  return <ContactsPage canImport={EXISTING.has('auth-contactos-importar')} />
}
