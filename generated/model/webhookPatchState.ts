
/**
 * Also of one that was turned off.
 */
export type WebhookPatchState = typeof WebhookPatchState[keyof typeof WebhookPatchState];


export const WebhookPatchState = {
  active: 'active',
  paused: 'paused',
} as const;
