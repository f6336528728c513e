import { ZONE } from '../../time/madrid.ts'
import { fieldErrors } from '../../contract/errors.ts'
import type { Work } from '../../contract/rights/actor.ts'
import type { EventRow } from './agenda.policy.ts'
import { exceptionsOf, findEvent, rowOfUid, saveEvent } from './agenda.repository.ts'
import { insertNew, settle, type NewEvent } from './agenda.service.ts'
import { checkRule, checkTimes } from './input.ts'
import { detach, dropExceptions, ruled } from './series/series-rows.ts'
import { publishDiaryChange } from './diary-change.ts'

/** An occurrence that another calendar moved or changed. */
export interface Override {
  occurrence: Date
  starts_at: Date
  ends_at: Date
  title: string
  location: string | null
  notes: string | null
  cancelled: boolean
}

/** An event as another calendar knows it, by its UID. */
export interface ForeignEvent extends NewEvent {
  uid: string
  exdates: Date[]
  rdates: Date[]
  overrides: Override[]
}

export type PutResult = 'create' | 'update' | 'same'

const same = (a: Date, b: Date): boolean => a.getTime() === b.getTime()
const times = (list: Date[]): string =>
  list
    .map((at) => at.getTime())
    .toSorted((a, b) => a - b)
    .join()

/** What a foreign event writes into a row. */
const columnsOf = (event: ForeignEvent) => ({
  title: event.title ?? '',
  notes: event.notes ?? null,
  location: event.location ?? null,
  starts_at: new Date(event.startsAt),
  ends_at: new Date(event.endsAt),
  all_day: event.allDay ?? false,
  time_zone: event.timeZone ?? ZONE,
  rrule: event.rrule ?? null,
  exdates: event.exdates,
  rdates: event.rdates,
  status: event.status ?? ('confirmed' as const),
})

function isSame(
  row: EventRow,
  now: ReturnType<typeof columnsOf>,
  exceptions: EventRow[],
  overrides: Override[],
): boolean {
  const words =
    row.title === now.title &&
    row.notes === now.notes &&
    row.location === now.location &&
    row.rrule === now.rrule &&
    row.status === now.status
  const hours =
    same(row.starts_at, now.starts_at) &&
    same(row.ends_at, now.ends_at) &&
    row.all_day === now.all_day &&
    times(row.exdates) === times(now.exdates) &&
    times(row.rdates) === times(now.rdates)
  const moved =
    overrides.length === exceptions.length &&
    overrides.every((one) =>
      exceptions.some(
        (row_) =>
          row_.occurrence &&
          same(row_.occurrence, one.occurrence) &&
          same(row_.starts_at, one.starts_at) &&
          same(row_.ends_at, one.ends_at) &&
          row_.title === one.title &&
          row_.location === one.location &&
          (row_.status === 'cancelled') === one.cancelled,
      ),
    )
  return words && hours && moved
}

/**
 * Writes an event of another calendar into the actor's own diary: new, changed, or known as it is.
 * `dry` only says which. 400 for what a diary cannot hold.
 */
export async function putEvent(work: Work, event: ForeignEvent, dry = false): Promise<PutResult> {
  const { trx, deps, actor } = work
  const now = columnsOf(event)
  checkTimes(now, actor)
  const rrule = event.rrule ? checkRule(event.rrule, now, actor) : null
  const known = await rowOfUid(trx, actor.userId ?? fieldErrors({}), event.uid)
  const exceptions = known ? await exceptionsOf(trx, [known.id]) : []
  if (known && isSame(known, { ...now, rrule }, exceptions, event.overrides)) return 'same'
  if (dry) return known ? 'update' : 'create'
  const { exdates: _days, rdates: _more, overrides: _moved, ...input } = event
  const id = known?.id ?? (await insertNew(work, input)).row.id
  if (known) await dropExceptions(work, known.id)
  await saveEvent(trx, id, {
    ...now,
    rrule,
    sequence: (known?.sequence ?? -1) + 1,
    reminded_until: deps.now(),
    updated_at: deps.now(),
  })
  const full = await findEvent(trx, id)
  const series = ruled(full?.row ?? null)
  if (series && full) for (const one of event.overrides) await override(work, series, full, one)
  if (full) {
    await settle(trx, full.row, await exceptionsOf(trx, [id]))
    if (known) await publishDiaryChange(trx, full)
  }
  return known ? 'update' : 'create'
}

async function override(
  work: Work,
  series: NonNullable<ReturnType<typeof ruled>>,
  full: NonNullable<Awaited<ReturnType<typeof findEvent>>>,
  { occurrence, cancelled, ...columns }: Override,
): Promise<void> {
  const made = await detach(work, series, full, occurrence)
  const saved = await saveEvent(work.trx, made.row.id, {
    ...columns,
    status: cancelled ? 'cancelled' : series.status,
  })
  await settle(work.trx, saved)
}
