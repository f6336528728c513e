
export type ImportRunTrigger = typeof ImportRunTrigger[keyof typeof ImportRunTrigger];


export const ImportRunTrigger = {
  manual: 'manual',
  schedule: 'schedule',
} as const;
