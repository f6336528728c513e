import type { Listing } from '../../../../generated/model'

/** Land and parking spaces need no certificate: nothing is shown of one nobody gave. */
export const hasEnergy = ({ type, energy }: Pick<Listing, 'type' | 'energy'>): boolean =>
  !['terreno', 'parking', 'trastero'].includes(type) ||
  energy.status !== undefined ||
  energy.consumptionLetter !== undefined
