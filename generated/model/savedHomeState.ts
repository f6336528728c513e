
/**
 * gone: no longer on the market; the card is what was last shown.
 */
export type SavedHomeState = typeof SavedHomeState[keyof typeof SavedHomeState];


export const SavedHomeState = {
  active: 'active',
  gone: 'gone',
} as const;
