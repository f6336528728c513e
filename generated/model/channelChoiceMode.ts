
/**
 * all unless told.
 */
export type ChannelChoiceMode = typeof ChannelChoiceMode[keyof typeof ChannelChoiceMode];


export const ChannelChoiceMode = {
  all: 'all',
  chosen: 'chosen',
} as const;
