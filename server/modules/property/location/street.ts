import type { PropertyLocation } from '../../../../generated/model/index.ts'
import { streetWords } from '../../listing/index.ts'

/** `Carrer de la Lluna 12, Es Convent`: street, number and development; null when none is known. */
export const streetOf = (location: PropertyLocation | undefined): string | null =>
  [viaOf(location), location?.urbanisation].filter(Boolean).join(', ') || null

/** `Carrer de la Lluna 12`: the street with its kind, and the number. */
export const viaOf = (location: PropertyLocation | undefined): string =>
  [streetWords(location ?? {}, location?.streetName), location?.number].filter(Boolean).join(' ')
