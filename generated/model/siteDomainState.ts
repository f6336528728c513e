
/**
 * How far a domain is.
 */
export type SiteDomainState = typeof SiteDomainState[keyof typeof SiteDomainState];


export const SiteDomainState = {
  claimed: 'claimed',
  proved: 'proved',
  active: 'active',
  failing: 'failing',
  released: 'released',
} as const;
