
/**
 * A brochure is always portrait.
 */
export type PrintOptionsOrientation = typeof PrintOptionsOrientation[keyof typeof PrintOptionsOrientation];


export const PrintOptionsOrientation = {
  portrait: 'portrait',
  landscape: 'landscape',
} as const;
