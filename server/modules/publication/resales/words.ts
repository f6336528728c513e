import type { Listing } from '../../../../generated/model/index.ts'

/** Type and subtype over there. Where nothing narrower is known the subtype is the type's own word. */
export type Kind = readonly [type: string, subType: string]

/**
 * Their words for our subtypes: the types that they show in public, since their appendix was not
 * seen. A flat whose floor nobody told is an `Apartment`, not one of a middle floor.
 */
const SUBTYPES: Partial<Record<string, Kind>> = {
  piso: ['Apartment', 'Apartment'],
  apartamento: ['Apartment', 'Apartment'],
  loft: ['Apartment', 'Apartment'],
  planta_baja: ['Apartment', 'Ground Floor Apartment'],
  atico: ['Apartment', 'Penthouse'],
  duplex: ['Apartment', 'Duplex'],
  triplex: ['Apartment', 'Duplex'],
  estudio: ['Apartment', 'Studio'],
  chalet_independiente: ['House', 'Detached Villa'],
  villa: ['House', 'Detached Villa'],
  pareado: ['House', 'Semi-Detached House'],
  adosado: ['House', 'Townhouse'],
  casa: ['House', 'House'],
  casa_de_pueblo: ['House', 'Townhouse'],
  finca_rustica: ['House', 'Finca - Cortijo'],
  masia: ['House', 'Finca - Cortijo'],
  bungalow: ['House', 'Bungalow'],
  cueva: ['House', 'Cave House'],
  casa_madera: ['House', 'Wooden House'],
  ruina: ['Plot', 'Land with Ruin'],
  urbano: ['Plot', 'Residential Plot'],
}

/** And for the types that need no subtype. */
const TYPES: Partial<Record<Listing['type'], Kind>> = {
  oficina: ['Commercial', 'Office'],
  local: ['Commercial', 'Commercial Premises'],
  nave: ['Commercial', 'Warehouse'],
  hotel: ['Commercial', 'Hotel'],
  edificio: ['Commercial', 'Building'],
  trastero: ['Commercial', 'Storage Room'],
  parking: ['Commercial', 'Parking Space'],
  terreno: ['Plot', 'Land'],
}

/** What a home is over there; absent where its subtype has to be known first. */
export const kindOf = ({ type, subtype }: Pick<Listing, 'type' | 'subtype'>): Kind | undefined =>
  (subtype === null ? undefined : SUBTYPES[subtype]) ?? TYPES[type]
