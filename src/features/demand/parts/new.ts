import { href } from '../../../lib/href'

/** The id under which the page of a demand makes a new one. */
export const NEW_ID = 'nueva'

/** Address that starts a demand; of a person when told. */
export const NEW = (contactId?: string): string => href('auth-cartera-demanda-id', { id: NEW_ID }) + (contactId ? `?contacto=${contactId}` : '')
