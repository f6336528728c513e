
export type PropertyLayoutKitchenType = typeof PropertyLayoutKitchenType[keyof typeof PropertyLayoutKitchenType];


export const PropertyLayoutKitchenType = {
  independent: 'independent',
  open: 'open',
  office: 'office',
  kitchenette: 'kitchenette',
} as const;
