
/**
 * Of a channel out.
 */
export type IntegrationPatchState = typeof IntegrationPatchState[keyof typeof IntegrationPatchState];


export const IntegrationPatchState = {
  active: 'active',
  paused: 'paused',
} as const;
