
/**
 * 3.0 unless told.
 */
export type KyeroSettingsLevel = typeof KyeroSettingsLevel[keyof typeof KyeroSettingsLevel];


export const KyeroSettingsLevel = {
  '30': '3.0',
  '38': '3.8',
} as const;
