
export type MediaState = typeof MediaState[keyof typeof MediaState];


export const MediaState = {
  processing: 'processing',
  ready: 'ready',
  failed: 'failed',
} as const;
