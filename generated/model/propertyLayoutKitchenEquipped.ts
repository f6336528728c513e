
export type PropertyLayoutKitchenEquipped = typeof PropertyLayoutKitchenEquipped[keyof typeof PropertyLayoutKitchenEquipped];


export const PropertyLayoutKitchenEquipped = {
  none: 'none',
  furnished: 'furnished',
  appliances: 'appliances',
} as const;
