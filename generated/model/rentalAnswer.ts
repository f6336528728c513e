
/**
 * A question that has to be answered; left out is unknown.
 */
export type RentalAnswer = typeof RentalAnswer[keyof typeof RentalAnswer];


export const RentalAnswer = {
  yes: 'yes',
  no: 'no',
} as const;
