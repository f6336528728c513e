import type { RawBuilder } from '../../../db/index.ts'
import type { Cursor } from '../../../contract/cursor.ts'
import type { Sort } from './order.ts'

/**
 * How a page is cut: its order, the column of its key, what lies behind the cursor, rows to read.
 */
export interface Cut {
  sort: Sort
  cursor: Cursor<number> | null
  order: RawBuilder<unknown>
  column: RawBuilder<unknown>
  beyond: RawBuilder<unknown>[]
  rows: number
}
