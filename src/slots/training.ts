import type { RouteName } from '../lib/paths'

/** The four pages of training, two of each feature: tab and route. */
export const TRAINING_TABS = [
  ['training', 'auth-formacion'],
  ['mine', 'auth-courses-my-courses'],
  ['single', 'auth-courses-single-courses'],
  ['group', 'auth-courses-group-courses'],
] as const satisfies [string, RouteName][]

export type TrainingTab = (typeof TRAINING_TABS)[number][0]
