
/**
 * agency unless told.
 */
export type ChannelContentContact = typeof ChannelContentContact[keyof typeof ChannelContentContact];


export const ChannelContentContact = {
  agency: 'agency',
  agent: 'agent',
} as const;
