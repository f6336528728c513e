
/**
 * What a program can do about it, where there is something.
 */
export type ApiErrorCode = typeof ApiErrorCode[keyof typeof ApiErrorCode];


export const ApiErrorCode = {
  step_up: 'step_up',
  second_setup: 'second_setup',
  second_proof: 'second_proof',
} as const;
