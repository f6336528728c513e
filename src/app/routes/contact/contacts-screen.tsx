import ContactsPage from '../../../features/contact/list/contacts-page'
import { SavedViews } from '../view/view-slot'
import { EXISTING } from '../../all-screens'

/** Contacts; with the way to the import where its screen exists. */
export default function ContactsScreen() {
  return <ContactsPage Views={SavedViews} canImport={EXISTING.has('auth-contactos-importar')} />
}
