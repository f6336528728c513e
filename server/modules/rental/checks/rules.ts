import type { RentalCheckRule, RentalSide } from '../../../../generated/model/index.ts'

/** What is checked of a side, in its order: first what the answers say, then what is looked at. */
export const CHECKS: Record<RentalSide, readonly RentalCheckRule[]> = {
  owner: [
    'largeHolder',
    'ownedSince',
    'empty',
    'rentCap',
    'deed',
    'cedula',
    'energy',
    'ibi',
    'homeState',
  ],
  tenant: ['tenantRent', 'residence', 'rentShare', 'incomeMax', 'identity', 'padron', 'income'],
}
