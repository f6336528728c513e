
/**
 * Asset sources of the specification, section 3.
 */
export type AssetSource = typeof AssetSource[keyof typeof AssetSource];


export const AssetSource = {
  API: 'API',
  ABSI: 'ABSI',
  APIW: 'APIW',
  MICRO: 'MICRO',
  OTHER: 'OTHER',
} as const;
