import type { HomeField } from '../../../../generated/model/index.ts'

/** Fields that hold a number with a decimal sign; places have signs of their own. */
export const NUMBERS: ReadonlySet<HomeField> = new Set<HomeField>([
  'price',
  'salePrice',
  'rentPrice',
  'seasonPrice',
  'built',
  'usable',
  'plot',
  'terrace',
  'bedrooms',
  'doubleBedrooms',
  'singleBedrooms',
  'bathrooms',
  'toilets',
  'seaDistance',
  'energyConsumption',
  'emissions',
  'communityFee',
  'ibiYearly',
  'garbageYearly',
])
