
/**
 * What a service is about.
 */
export type MarketCategory = typeof MarketCategory[keyof typeof MarketCategory];


export const MarketCategory = {
  photo: 'photo',
  drone: 'drone',
  video: 'video',
  tour_360: 'tour_360',
  floor_plan: 'floor_plan',
  energy_certificate: 'energy_certificate',
  cedula: 'cedula',
  home_staging: 'home_staging',
  cleaning: 'cleaning',
  legal_check: 'legal_check',
  translation: 'translation',
  sign_board: 'sign_board',
  other: 'other',
} as const;
