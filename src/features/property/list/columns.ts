/** Columns beside the home, in their order. */
export const COLUMNS = ['status', 'price', 'perM2', 'quality', 'leads', 'agent', 'tags', 'mandate', 'published', 'updated'] as const
export type Column = (typeof COLUMNS)[number]

/** Shown until the person chooses. */
export const FIRST_COLUMNS: readonly Column[] = ['status', 'price', 'perM2', 'quality', 'leads', 'agent', 'updated']

/** Where their choice is kept. */
export const COLUMNS_KEY = 'llar.columns.homes'
