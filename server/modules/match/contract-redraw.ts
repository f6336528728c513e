import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../db/index.ts'
import { registerRedraw } from '../../redraw/index.ts'
import { saveDemand } from './weighing/demand.repository.ts'
import { addPending } from './weighing/pending.ts'
import { narrowReactions } from './weighing/reactions.ts'

const asked = (trx: Db, id: string) =>
  trx.selectFrom('match_demand').selectAll().where('demand_id', '=', id).executeTakeFirst()

/**
 * What a demand asks is read of its document beside what lists show of it: a wish that another
 * version could not read is asked again. Homes are written when module property draws them.
 */
registerRedraw({
  name: 'matches',
  table: 'demand',
  from: ['Demand'],
  // 2: reactions hold what their agency may know of a home.
  drawing: 2,
  async redraw(trx, id) {
    // A save under way comes after, or before: never between reading and writing.
    await trx.selectFrom('demand').select('id').where('id', '=', id).forNoKeyUpdate().execute()
    const before = await asked(trx, id)
    await narrowReactions(trx, id)
    if (!(await saveDemand(trx, id))) return
    if (!isDeepStrictEqual(before, await asked(trx, id))) await addPending(trx, 'demand', id)
  },
})
