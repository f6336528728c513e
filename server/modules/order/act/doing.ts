import type { OrderActInput } from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import type { Db } from '../../../db/index.ts'
import type { Sided } from '../order.policy.ts'
import type { OrderRow } from '../order.repository.ts'

/** What an act is done with. */
export interface Doing extends Sided {
  trx: Db
  deps: Deps
  lang: Lang
  now: Date
  input: OrderActInput
}

/** Columns that an act changes. */
export type Changes = Partial<Omit<OrderRow, 'id' | 'number' | 'key' | 'version'>>
