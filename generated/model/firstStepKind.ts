
/**
 * What an agency needs to work; done when it is there.
 */
export type FirstStepKind = typeof FirstStepKind[keyof typeof FirstStepKind];


export const FirstStepKind = {
  homes: 'homes',
  email: 'email',
  logo: 'logo',
  contacts: 'contacts',
  team: 'team',
  site: 'site',
} as const;
