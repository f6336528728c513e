
/**
 * How a session proves that it is its person's.
 */
export type StepUpMethod = typeof StepUpMethod[keyof typeof StepUpMethod];


export const StepUpMethod = {
  passkey: 'passkey',
  password: 'password',
  code: 'code',
  totp: 'totp',
} as const;
