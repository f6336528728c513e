/** Columns beside the name, in their order. */
export const COLUMNS = [
  'roles',
  'phone',
  'email',
  'language',
  'town',
  'tags',
  'stage',
  'rating',
  'source',
  'agent',
  'activity',
  'created',
] as const
export type Column = (typeof COLUMNS)[number]

/** Shown until the person chooses. */
export const FIRST_COLUMNS: readonly Column[] = [
  'roles',
  'phone',
  'email',
  'tags',
  'agent',
  'activity',
]

/** Where their choice is kept. */
export const COLUMNS_KEY = 'llar.columns'
