
/**
 * Of a series: this occurrence, this and the following ones, or all.
 */
export type AgendaScope = typeof AgendaScope[keyof typeof AgendaScope];


export const AgendaScope = {
  this: 'this',
  following: 'following',
  all: 'all',
} as const;
