
/**
 * Where somebody came from.
 */
export type ContactSource = typeof ContactSource[keyof typeof ContactSource];


export const ContactSource = {
  web: 'web',
  portal: 'portal',
  phone: 'phone',
  walk_in: 'walk_in',
  referral: 'referral',
  partner: 'partner',
  campaign: 'campaign',
  import: 'import',
  other: 'other',
} as const;
