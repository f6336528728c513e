
export type IntakePlanDedupeKeysItem = typeof IntakePlanDedupeKeysItem[keyof typeof IntakePlanDedupeKeysItem];


export const IntakePlanDedupeKeysItem = {
  phone: 'phone',
  email: 'email',
} as const;
