
/**
 * Islands of the specification, section 3.
 */
export type Island = typeof Island[keyof typeof Island];


export const Island = {
  MALLORCA: 'MALLORCA',
  MENORCA: 'MENORCA',
  IBIZA: 'IBIZA',
  FORMENTERA: 'FORMENTERA',
} as const;
