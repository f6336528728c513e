import type { RouteAdopted, RouteAdoptInput } from '../../../../generated/model/index.ts'
import { fieldErrors, notAcceptable } from '../../../contract/errors.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { writable } from '../agenda.policy.ts'
import { findEvent } from '../agenda.repository.ts'
import { say } from '../messages.ts'
import { changeEvent } from '../series/series.service.ts'
import { keepUndo, snapshot } from '../undo.service.ts'
import { comesOf } from '../view.ts'

/** Moves requested calls to other hours, all of them or none, with one way back. */
export async function adoptRoute(work: Work, { moves }: RouteAdoptInput): Promise<RouteAdopted> {
  const { trx, actor } = work
  const ids = moves.map(({ eventId }) => eventId)
  if (new Set(ids).size < ids.length) fieldErrors({ moves: say(actor.lang, 'routeTwice') })
  const before = await snapshot(trx, ids)
  // Two who put days in order at once take the same rows in the same order.
  for (const { eventId, version, startsAt } of moves.toSorted((a, b) =>
    a.eventId < b.eventId ? -1 : 1,
  )) {
    const full = await findEvent(trx, eventId, true)
    const row = writable(full?.row, full ? comesOf(full) : [], actor)
    if (row.status !== 'requested' || row.rrule !== null || row.series_id !== null || row.all_day)
      notAcceptable(say(actor.lang, 'routeAgreed', { title: row.title }))
    await changeEvent(work, eventId, { version, startsAt })
  }
  return { moved: moves.length, undo: await keepUndo(work, before, ...ids) }
}
