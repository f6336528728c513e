
export type FiscalRecordKind = typeof FiscalRecordKind[keyof typeof FiscalRecordKind];


export const FiscalRecordKind = {
  issue: 'issue',
  annulment: 'annulment',
} as const;
