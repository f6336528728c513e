
/**
 * Where a home comes from (specification, section 3): API the Balearic association, ABSI, APIW the world association, MICRO a micro MLS, OTHER any other, offered only when explicitly requested.
 */
export type AssetSource = typeof AssetSource[keyof typeof AssetSource];


export const AssetSource = {
  API: 'API',
  ABSI: 'ABSI',
  APIW: 'APIW',
  MICRO: 'MICRO',
  OTHER: 'OTHER',
} as const;
