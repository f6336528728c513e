import type { FeedHome } from '../feed/feed-home.ts'

/** The object without its unknown keys. */
export function present<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T
}

/** Steps of a home that cannot be taken. */
export const emptySteps = (): FeedHome['steps'] => ({
  basics: { type: 'vivienda', offers: [] },
  location: {},
  layout: {},
  features: {},
  legal: {},
  texts: {},
})
