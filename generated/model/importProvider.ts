
/**
 * Formats we read.
 */
export type ImportProvider = typeof ImportProvider[keyof typeof ImportProvider];


export const ImportProvider = {
  kyero: 'kyero',
} as const;
