
/**
 * Where a home stands.
 */
export type PropertyStatus = typeof PropertyStatus[keyof typeof PropertyStatus];


export const PropertyStatus = {
  draft: 'draft',
  prospect: 'prospect',
  active: 'active',
  reserved: 'reserved',
  closed: 'closed',
  withdrawn: 'withdrawn',
  expired: 'expired',
  archived: 'archived',
} as const;
