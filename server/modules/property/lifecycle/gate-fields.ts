/**
 * What publishing needs, by key of the gate: the path of the field its line asks for, `*` for each
 * item of a list. A field that says `x-publish` is one of these (scripts/generate/vocabulary), so
 * this file stands on nothing generated.
 */
export const NEEDED_FIELDS = {
  price: 'basics.offers.*.price',
  publicOffer: 'basics.offers',
  municipality: 'location.municipalityIne',
  visibility: 'location.addressVisibility',
  pin: 'location.geo',
  built: 'layout.built',
  plot: 'layout.plot',
  bedrooms: 'layout.bedrooms',
  bathrooms: 'layout.bathrooms',
  energy: 'legal.energy.status',
  energyLetter: 'legal.energy.consumptionLetter',
  touristLicence: 'legal.touristLicence.number',
  mandate: 'mandate.startsOn',
  mandateInForce: 'mandate.endsOn',
  description: 'texts.description',
  photo: 'media',
} as const
