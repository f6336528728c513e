
/**
 * Where the demand came from.
 */
export type DemandSource = typeof DemandSource[keyof typeof DemandSource];


export const DemandSource = {
  web: 'web',
  portal: 'portal',
  phone: 'phone',
  walk_in: 'walk_in',
  referral: 'referral',
  partner: 'partner',
  campaign: 'campaign',
} as const;
