
export type SignInRefusalCode = typeof SignInRefusalCode[keyof typeof SignInRefusalCode];


export const SignInRefusalCode = {
  second_step: 'second_step',
  sso: 'sso',
} as const;
