import { registerRedraw } from '../../redraw/index.ts'
import { findDemand, refreshDemand } from './demand.repository.ts'
import { demandWasChanged } from './watch.ts'

registerRedraw({
  name: 'demands',
  table: 'demand',
  from: ['Demand'],
  // 2 folds full-width letters.
  drawing: 2,
  async redraw(trx, id) {
    const row = await findDemand(trx, id, true)
    if (row && (await refreshDemand(trx, row))) await demandWasChanged(trx, id)
  },
})
