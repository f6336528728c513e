import { href } from '../lib/href'

/** The id under which the page of a demand makes a new one. */
export const NEW_DEMAND = 'nueva'

/** The demands' half of the portfolio, in its address. */
export const DEMANDS_SIDE = { lado: 'demandas' }

/** What is known of a wish before it is written down. */
export interface KnownDemand {
  contactId?: string | undefined
  /** The home they asked about. */
  propertyId?: string | undefined
  /** The language they wrote in. */
  language?: string | null | undefined
}

/** Address that starts a demand with what is known: its form fills itself from it. */
export const newDemand = ({ contactId, propertyId, language }: KnownDemand = {}): string =>
  href(
    'auth-cartera-demanda-id',
    { id: NEW_DEMAND },
    { contacto: contactId, casa: propertyId, idioma: language },
  )
