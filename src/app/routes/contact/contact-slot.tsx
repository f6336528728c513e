import { lazy, Suspense } from 'react'
import type { ContactPickerProps } from '../../../slots/contact'

const Picker = lazy(async () => ({
  default: (await import('../../../features/contact/picker/contact-picker')).ContactPicker,
}))

/**
 * The field that finds or adds a contact, for other rooms' screens. Their route needs the
 * namespaces `contact` and `forms`.
 */
export const ContactPicker = (props: ContactPickerProps) => (
  <Suspense fallback={<span aria-busy="true" />}>
    <Picker {...props} />
  </Suspense>
)
