
/**
 * Where a channel stands. failing is never set by a person: it follows from what happens.
 */
export type IntegrationState = typeof IntegrationState[keyof typeof IntegrationState];


export const IntegrationState = {
  draft: 'draft',
  active: 'active',
  paused: 'paused',
  failing: 'failing',
  ended: 'ended',
} as const;
