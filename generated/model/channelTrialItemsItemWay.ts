
export type ChannelTrialItemsItemWay = typeof ChannelTrialItemsItemWay[keyof typeof ChannelTrialItemsItemWay];


export const ChannelTrialItemsItemWay = {
  in: 'in',
  out: 'out',
} as const;
