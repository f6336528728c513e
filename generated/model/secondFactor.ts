
/**
 * Whether an agency asks its people for a second step.
 */
export type SecondFactor = typeof SecondFactor[keyof typeof SecondFactor];


export const SecondFactor = {
  offered: 'offered',
  required: 'required',
} as const;
