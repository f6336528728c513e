import type { Listing } from '../../../../generated/model/index.ts'

/*
 * Cadastre and register of energy certificates name every home with its address and are read by
 * anybody, whole: what is in them to the day and the decimal finds the house like its number.
 */

/** The energy rating as an advert has to tell it: letters, and figures without decimals. */
export function unregistered({
  certificateNumber: _number,
  issuedOn: _issued,
  expiresOn: _expires,
  ...energy
}: Listing['energy']): Listing['energy'] {
  const { consumptionKwh: used, emissionsKg: emitted } = energy
  return {
    ...energy,
    ...(used !== undefined && { consumptionKwh: Math.round(used) }),
    ...(emitted !== undefined && { emissionsKg: Math.round(emitted) }),
  }
}

/** The areas without the one that the cadastre has. */
export function unmeasured({
  cadastralBuilt: _built,
  ...layout
}: Listing['layout']): Listing['layout'] {
  return layout
}
