
/**
 * What is withheld of: needed where something is.
 */
export type ExpenseInputWithheldFor = typeof ExpenseInputWithheldFor[keyof typeof ExpenseInputWithheldFor];


export const ExpenseInputWithheldFor = {
  services: 'services',
  rent: 'rent',
} as const;
