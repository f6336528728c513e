import type { PersonFieldProps } from '../../../features/offer/person-slot'
import { ContactPicker } from './contact-slot'

/** Finds or adds the person an offer comes from. */
export const PersonField = ({ error, ...field }: PersonFieldProps) => (
  <ContactPicker {...field} error={error ?? null} canAdd />
)
