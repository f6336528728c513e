
export type IntakeRunDedupeKeysItem = typeof IntakeRunDedupeKeysItem[keyof typeof IntakeRunDedupeKeysItem];


export const IntakeRunDedupeKeysItem = {
  phone: 'phone',
  email: 'email',
} as const;
