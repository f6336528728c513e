
/**
 * missing and error stop publishing; advice does not.
 */
export type PropertyQualityItemState = typeof PropertyQualityItemState[keyof typeof PropertyQualityItemState];


export const PropertyQualityItemState = {
  done: 'done',
  missing: 'missing',
  error: 'error',
  advice: 'advice',
} as const;
