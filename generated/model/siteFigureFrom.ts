
export type SiteFigureFrom = typeof SiteFigureFrom[keyof typeof SiteFigureFrom];


export const SiteFigureFrom = {
  homes: 'homes',
  sold: 'sold',
  people: 'people',
  languages: 'languages',
  manual: 'manual',
} as const;
