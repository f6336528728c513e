import { setImmediate as breathe } from 'node:timers/promises'
import type { Deps } from '../../contract/deps.ts'
import { inTransaction, type Db } from '../../db/index.ts'
import { publish } from '../../live/index.ts'
import { discardContact, rewriteContact, workedOnSince } from '../contact/index.ts'
import {
  countUndone,
  noteUndone,
  touchesLeft,
  updateRun,
  type TouchRow,
} from './intake.repository.ts'
import { endDemands } from './wishes.ts'
import { lockRun, type Standing } from './standing.ts'

const SOME = 50

/**
 * The job of an undo: whom the run created is gone, whom it changed is as before. Who was worked on
 * since is left alone and counted. A few at a time, so it can be cut short and go on.
 */
export async function undoIntake(deps: Deps, id: string): Promise<void> {
  for (;;) {
    const more = await inTransaction(deps.db, async (trx) => {
      const standing = await lockRun(trx, id)
      const run = standing?.run
      if (!standing || !run || run.undone_at === null || run.status === 'rolled_back') return false
      // Before their people, who could not go as long as they look for something.
      const { looked, removed } = await endDemands(trx, id, SOME)
      const demands = (run.undone?.demands ?? 0) + removed
      const touches = looked > 0 ? [] : await touchesLeft(trx, id, SOME)
      const isMore = looked > 0 || touches.length > 0
      for (const touch of touches)
        await noteUndone(trx, id, touch.contact_id, await takeBack(trx, deps, standing, touch))
      const undone = { ...(await countUndone(trx, id)), demands }
      await updateRun(
        trx,
        id,
        isMore ? { undone } : { undone, status: 'rolled_back', finished_at: deps.now() },
      )
      await publish(
        trx,
        { userIds: [run.by_user], event: { type: 'intake', data: { id, undone } } },
        { transient: true },
      )
      return isMore
    })
    if (!more) return
    await breathe()
  }
}

async function takeBack(
  trx: Db,
  deps: Deps,
  { actor }: Standing,
  touch: TouchRow,
): Promise<NonNullable<TouchRow['undone']>> {
  const created = touch.before === null
  const since = await workedOnSince(
    trx,
    touch.contact_id,
    touch.version,
    created ? { by: 'intake' } : null,
  )
  if (since === 'gone') return created ? 'removed' : 'kept'
  if (since === 'worked') return 'kept'
  if (touch.before === null)
    return (await discardContact(trx, touch.contact_id)) ? 'removed' : 'kept'
  await rewriteContact({ trx, deps, actor }, touch.contact_id, touch.before)
  return 'restored'
}
