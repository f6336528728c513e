
export type ChannelTestChecksItemState = typeof ChannelTestChecksItemState[keyof typeof ChannelTestChecksItemState];


export const ChannelTestChecksItemState = {
  ok: 'ok',
  warning: 'warning',
  failed: 'failed',
} as const;
