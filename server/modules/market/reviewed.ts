import type { Deps } from '../../contract/deps.ts'

/** Whether the site has operators, who look at what is published first; else it is live at once. */
export const isReviewed = ({ config }: Pick<Deps, 'config'>): boolean => config.operators.length > 0
