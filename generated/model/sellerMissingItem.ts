
export type SellerMissingItem = typeof SellerMissingItem[keyof typeof SellerMissingItem];


export const SellerMissingItem = {
  kind: 'kind',
  displayName: 'displayName',
  legalName: 'legalName',
  taxId: 'taxId',
  address: 'address',
  municipalityIne: 'municipalityIne',
  phone: 'phone',
  email: 'email',
  registerNumber: 'registerNumber',
  iban: 'iban',
} as const;
