import type { Deps } from '../../../contract/deps.ts'
import type { TryRow } from './card.repository.ts'

/** What cards of plans stand on. */
export type CardDeps = Pick<Deps, 'db' | 'now' | 'payments' | 'jobs' | 'config'>

/** The key of what is asked for: good for a day (docs/decisions/0245). */
export const keyOf = ({ id, kind }: Pick<TryRow, 'id' | 'kind'>): string => `plan:${kind}:${id}`
