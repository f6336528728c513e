/**
 * Values of RESO's Data Dictionary 2.0 that our homes can have, by the name of their lookup: facts,
 * in our own selection. Values are told as they are spoken ("Active Under Contract").
 */
export const LOOKUPS = {
  StandardStatus: [
    'Active',
    'Active Under Contract',
    'Canceled',
    'Closed',
    'Delete',
    'Expired',
    'Pending',
    'Withdrawn',
  ],
  PropertyType: [
    'Business Opportunity',
    'Commercial Lease',
    'Commercial Sale',
    'Land',
    'Residential',
    'Residential Lease',
  ],
  PropertySubType: [
    'Agriculture',
    'Apartment',
    'Deeded Parking',
    'Hotel/Motel',
    'Industrial',
    'Mixed Use',
    'Multi Family',
    'Office',
    'Retail',
    'Single Family Residence',
    'Townhouse',
    'Unimproved Land',
  ],
  LeaseAmountFrequency: ['Bi-Weekly', 'Daily', 'Monthly', 'Seasonal', 'Weekly'],
  PropertyCondition: ['Fixer', 'New Construction', 'Under Construction', 'Updated/Remodeled'],
  View: ['City', 'Garden', 'Golf Course', 'Marina', 'Mountains', 'Ocean', 'Pool', 'Rural', 'Water'],
  DirectionFaces: [
    'East',
    'North',
    'Northeast',
    'Northwest',
    'South',
    'Southeast',
    'Southwest',
    'West',
  ],
  Furnished: ['Furnished', 'Partially', 'Unfurnished'],
  PetsAllowed: ['No', 'Yes'],
  PoolFeatures: ['Community', 'None', 'Private'],
  AccessibilityFeatures: ['Accessible Entrance', 'Customized Wheelchair Accessible'],
  ExteriorFeatures: ['Balcony', 'Barbecue', 'Garden', 'Playground', 'Tennis Court(s)'],
  PatioAndPorchFeatures: ['Glass Enclosed', 'Patio', 'Terrace'],
  SecurityFeatures: ['24 Hour Security', 'Fire Sprinkler System', 'Security System'],
  ParkingFeatures: ['Electric Gate', 'Electric Vehicle Charging Station(s)'],
  Heating: [
    'Central',
    'Electric',
    'Heat Pump',
    'Natural Gas',
    'None',
    'Oil',
    'Other',
    'Wood Stove',
  ],
  Cooling: ['Central Air', 'None'],
  WaterSource: ['Cistern', 'Public', 'Well'],
  Sewer: ['None', 'Public Sewer', 'Septic Tank'],
  AreaUnits: ['Square Meters'],
  AssociationFeeFrequency: ['Annually', 'Monthly', 'Quarterly', 'Semi-Annually'],
  MediaCategory: ['Floor Plan', 'Photo'],
  MemberStatus: ['Active'],
  OfficeStatus: ['Active'],
} as const

export type LookupName = keyof typeof LOOKUPS

/** A value of a lookup. */
export type Value<L extends LookupName> = (typeof LOOKUPS)[L][number]

const LEGACY: Partial<Record<string, string>> = { '24 Hour Security': 'TwentyFourHourSecurity' }

/** The same value as metadata with enumerations named it: letters and figures alone. */
export const legacyName = (value: string): string =>
  LEGACY[value] ?? value.replaceAll('(s)', 's').replaceAll(/[^A-Za-z0-9]/g, '')
