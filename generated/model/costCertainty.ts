
/**
 * How far a figure can be relied on. read: in a source that was read. verify: general knowledge or a source that others dispute;
 * the prudent (higher) value is counted. estimate: no fixed price exists. agency: as the agency says. yours: what the reader entered.
 */
export type CostCertainty = typeof CostCertainty[keyof typeof CostCertainty];


export const CostCertainty = {
  read: 'read',
  verify: 'verify',
  estimate: 'estimate',
  agency: 'agency',
  yours: 'yours',
} as const;
