
export type AgencyRegistrationKind = typeof AgencyRegistrationKind[keyof typeof AgencyRegistrationKind];


export const AgencyRegistrationKind = {
  ROAIIB: 'ROAIIB',
  API: 'API',
  ABSI: 'ABSI',
  OTHER: 'OTHER',
} as const;
