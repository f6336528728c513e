import WritePage from '../../../features/agenda/write/write-page'
import { ContactPicker } from '../contact/contact-slot'

/** Writing an event, with the field that finds or adds contacts. */
export default function CreateScreen() {
  return <WritePage Contacts={ContactPicker} />
}
