
export type PublicPropertyLayoutKitchenType = typeof PublicPropertyLayoutKitchenType[keyof typeof PublicPropertyLayoutKitchenType];


export const PublicPropertyLayoutKitchenType = {
  independent: 'independent',
  open: 'open',
  office: 'office',
  kitchenette: 'kitchenette',
} as const;
