
export type DemandWhatPurpose = typeof DemandWhatPurpose[keyof typeof DemandWhatPurpose];


export const DemandWhatPurpose = {
  primary: 'primary',
  second_home: 'second_home',
  investment: 'investment',
  relocation: 'relocation',
} as const;
