
export type DemandFollowFrequency = typeof DemandFollowFrequency[keyof typeof DemandFollowFrequency];


export const DemandFollowFrequency = {
  instant: 'instant',
  daily: 'daily',
  weekly: 'weekly',
  never: 'never',
} as const;
