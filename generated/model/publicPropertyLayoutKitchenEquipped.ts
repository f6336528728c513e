
export type PublicPropertyLayoutKitchenEquipped = typeof PublicPropertyLayoutKitchenEquipped[keyof typeof PublicPropertyLayoutKitchenEquipped];


export const PublicPropertyLayoutKitchenEquipped = {
  none: 'none',
  furnished: 'furnished',
  appliances: 'appliances',
} as const;
