
/**
 * What the public sees: full address, street without number, or nothing but the town (Idealista addressVisibility). With a moved point the number is never shown.
 */
export type AddressVisibility = typeof AddressVisibility[keyof typeof AddressVisibility];


export const AddressVisibility = {
  full: 'full',
  street: 'street',
  hidden: 'hidden',
} as const;
