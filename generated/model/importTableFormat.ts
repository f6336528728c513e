
export type ImportTableFormat = typeof ImportTableFormat[keyof typeof ImportTableFormat];


export const ImportTableFormat = {
  csv: 'csv',
  xlsx: 'xlsx',
} as const;
