import { uuidv7 } from '../../../db/index.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import type { EventRow } from '../agenda.policy.ts'
import {
  exceptionsOf,
  findEvent,
  insertLike,
  saveEvent,
  setAttendees,
  setHomes,
  withParts,
  type Full,
} from '../agenda.repository.ts'
import { settle } from '../agenda.service.ts'
import { publishDiaryChange } from '../diary-change.ts'
import { isStart, readRule, stamp, startsBetween, writeRule } from './rule.ts'
import { endOf } from './zone-day.ts'
import { movedBy, movedLike } from './rule-moved.ts'

export type SeriesRow = EventRow & { rrule: string }

/** The row if it has a rule. */
export const ruled = (row: EventRow | null): SeriesRow | null =>
  row && row.rrule !== null ? { ...row, rrule: row.rrule } : null

/** A copy of an event as a row of its own. */
async function copyRow(work: Work, from: Full, own: Partial<EventRow>): Promise<EventRow> {
  const { trx, deps, actor } = work
  const now = deps.now()
  const id = uuidv7()
  const row = await insertLike(trx, from.row.id, {
    ...from.row,
    exdates: [],
    rdates: [],
    google_event_id: null,
    google_etag: null,
    google_user_id: null,
    google_version: null,
    google_base: null,
    version: 1,
    reminded_until: now,
    remind_at: null,
    created_by: actor.userId ?? from.row.created_by,
    created_at: now,
    updated_at: now,
    ...own,
    id,
    uid: own.uid ?? id,
  })
  await setAttendees(
    trx,
    id,
    from.attendees.map(({ contact_id, user_id, email, name, reply }) => ({
      contact_id,
      user_id,
      email,
      name,
      reply,
    })),
  )
  await setHomes(trx, id, from.homes)
  return row
}

/** One occurrence becomes a row of its own. */
export async function detach(work: Work, series: SeriesRow, full: Full, at: Date): Promise<Full> {
  const row = await copyRow(work, full, {
    series_id: series.id,
    occurrence: at,
    rrule: null,
    until_at: null,
    starts_at: at,
    ends_at: endOf(at, series),
    uid: `${series.uid}/${stamp(at)}`,
  })
  const found = await findEvent(work.trx, row.id)
  if (!found) throw new Error('A row that was just written is there')
  return found
}

/** Ends a series before an instant; the rule's COUNT becomes an UNTIL. */
export async function endBefore(work: Work, series: SeriesRow, at: Date): Promise<void> {
  const parts = readRule(series.rrule)
  if (!parts) throw new Error('A stored rule reads')
  parts.delete('COUNT')
  parts.set('UNTIL', stamp(new Date(at.getTime() - 1000)))
  const saved = await saveEvent(work.trx, series.id, {
    rrule: writeRule(parts),
    exdates: series.exdates.filter((one) => one < at),
    rdates: series.rdates.filter((one) => one < at),
    updated_at: work.deps.now(),
  })
  await settle(work.trx, saved, await exceptionsOf(work.trx, [series.id]))
}

/** The rule for what follows an instant: what a COUNT has left. */
function restOf(series: SeriesRow, at: Date): string {
  const parts = readRule(series.rrule)
  const count = parts?.get('COUNT')
  if (!parts || !count) return series.rrule
  parts.set(
    'COUNT',
    String(
      Math.max(
        1,
        Number(count) - startsBetween({ ...series, rdates: [] }, series.starts_at, at).length,
      ),
    ),
  )
  return writeRule(parts)
}

/**
 * Cuts a series in two; the second part is a series of its own with the occurrences that were moved
 * after the cut.
 */
export async function split(work: Work, series: SeriesRow, at: Date): Promise<Full> {
  const { trx } = work
  const master = await findEvent(trx, series.id)
  if (!master) throw new Error('The row of a series is there')
  const row = await copyRow(work, master, {
    starts_at: at,
    ends_at: endOf(at, series),
    rrule: restOf(series, at),
    exdates: series.exdates.filter((one) => one >= at),
    rdates: series.rdates.filter((one) => one > at),
    created_at: series.created_at,
  })
  await trx
    .updateTable('agenda_event')
    .set((eb) => ({ series_id: row.id, version: eb('version', '+', 1) }))
    .where('series_id', '=', series.id)
    .where('occurrence', '>=', at)
    .execute()
  await endBefore(work, series, at)
  const found = await findEvent(trx, row.id)
  if (!found) throw new Error('A row that was just written is there')
  return found
}

/**
 * After the times or the rule of a series changed: exceptions go along, or away when the rule has
 * no place for them. Dates beside the rule go along with it; a rule chosen anew (`isNew`) stands
 * alone.
 */
export async function moveExceptions(
  work: Work,
  before: SeriesRow,
  changed: SeriesRow,
  isNew: boolean,
): Promise<void> {
  const { trx, deps } = work
  const listed = new Set(before.rdates.map((at) => at.getTime()))
  const shift = (at: Date): Date =>
    (listed.has(at.getTime()) ? movedBy : movedLike)(
      at,
      changed.time_zone,
      before.starts_at,
      changed.starts_at,
    )
  const now = deps.now()
  const rdates = isNew ? [] : before.rdates.map(shift)
  const after = { ...changed, rdates }
  await trx
    .updateTable('agenda_event')
    .set({ rdates, exdates: before.exdates.map(shift).filter((at) => isStart(after, at)) })
    .where('id', '=', after.id)
    .execute()
  // The other way round when it moves on, or two would meet on one place for a moment.
  const order = after.starts_at > before.starts_at ? -1 : 1
  const exceptions = (await exceptionsOf(trx, [after.id])).toSorted(
    (a, b) => order * ((a.occurrence?.getTime() ?? 0) - (b.occurrence?.getTime() ?? 0)),
  )
  for (const one of exceptions) {
    const at = shift(one.occurrence ?? one.starts_at)
    await saveEvent(
      trx,
      one.id,
      isStart(after, at)
        ? { occurrence: at, updated_at: now }
        : { deleted_at: now, remind_at: null, updated_at: now },
    )
  }
}

/**
 * Puts away the moved and changed occurrences of a series, all or those of `from` on; each may be in
 * another's diary, which hears of it.
 */
export async function dropExceptions(work: Work, seriesId: string, from?: Date): Promise<void> {
  const { trx, deps } = work
  const gone = (await exceptionsOf(trx, [seriesId])).filter(
    ({ occurrence }) => !from || (occurrence !== null && occurrence >= from),
  )
  const now = deps.now()
  for (const one of await withParts(trx, gone)) {
    await saveEvent(trx, one.row.id, { deleted_at: now, remind_at: null, updated_at: now })
    await publishDiaryChange(trx, one)
  }
}
