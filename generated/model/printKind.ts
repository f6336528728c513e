
/**
 * What is printed: a card for the window of the office, one page to be read from the street, or a brochure to hand over, as many pages as it needs.
 */
export type PrintKind = typeof PrintKind[keyof typeof PrintKind];


export const PrintKind = {
  window: 'window',
  brochure: 'brochure',
} as const;
