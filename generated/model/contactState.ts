
/**
 * In use, or put away (archived). An erased person answers 404.
 */
export type ContactState = typeof ContactState[keyof typeof ContactState];


export const ContactState = {
  active: 'active',
  archived: 'archived',
} as const;
