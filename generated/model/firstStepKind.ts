
/**
 * homes: a home is, or was, on the market, or homes came from a file or another program. email: the reader's address is proved. logo: the agency has a logo. contacts: there is a contact that the reader sees. team: somebody else works here or is invited. site: the agency's website is published.
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
