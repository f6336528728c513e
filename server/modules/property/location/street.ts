import type { PropertyLocation } from '../../../../generated/model/index.ts'

/** `Carrer de la Lluna 12, Es Convent`: street, number and development; null when none is known. */
export const streetOf = (location: PropertyLocation | undefined): string | null =>
  [[location?.streetName, location?.number].filter(Boolean).join(' '), location?.urbanisation]
    .filter(Boolean)
    .join(', ') || null
