
export type SharedHomeState = typeof SharedHomeState[keyof typeof SharedHomeState];


export const SharedHomeState = {
  active: 'active',
  gone: 'gone',
} as const;
