
/**
 * Who said it: the person, the agency, or the platform.
 */
export type InboxSide = typeof InboxSide[keyof typeof InboxSide];


export const InboxSide = {
  person: 'person',
  agency: 'agency',
  system: 'system',
} as const;
