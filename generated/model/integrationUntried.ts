
/**
 * By what its format is made, where nobody tried it with the other side; null where it was, or where there is no other side.
 */
export type IntegrationUntried = typeof IntegrationUntried[keyof typeof IntegrationUntried] | null;


export const IntegrationUntried = {
  format: 'format',
  fields: 'fields',
  notes: 'notes',
} as const;
