import type {
  AgendaChange,
  AgendaEventPatch,
  AgendaScope,
} from '../../../../generated/model/index.ts'
import { conflict, fieldErrors, laterVersion, notFound } from '../../../contract/errors.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { isKnownEvent, writable } from '../agenda.policy.ts'
import {
  exceptionsOf,
  findEvent,
  noteConfirmed,
  saveEvent,
  type Full,
} from '../agenda.repository.ts'
import { changeOf, settle, viewOf } from '../agenda.service.ts'
import { occurrenceOf, seriesOf } from './occurrence.ts'
import { applyPatch, changesTime } from '../patch.ts'
import { exceptionsAlike } from './alike.ts'
import { runs, startsBetween } from './rule.ts'
import { endOf } from './zone-day.ts'
import { movedLike, movedRule } from './rule-moved.ts'
import {
  detach,
  dropExceptions,
  endBefore,
  moveExceptions,
  ruled,
  split,
  type SeriesRow,
} from './series-rows.ts'
import { publishDiaryChange } from '../diary-change.ts'
import { keepUndo, snapshot } from '../undo.service.ts'
import { comesOf } from '../view.ts'
import { say } from '../messages.ts'

/** Which part of what: a single event, one occurrence of a series, its rest, or all of it. */
interface Target {
  full: Full
  series: SeriesRow | null
  scope: AgendaScope
  /** The occurrence the act starts from. */
  at: Date | null
}

/**
 * The event, locked, with what of it is meant; throws 404, 403, 400, and 503 where only another
 * version knows what it is, how it stands or when it happens: all of it can be put away, nothing else.
 */
async function aim(
  { trx, actor }: Work,
  id: string,
  { scope, occurrence }: Pick<AgendaEventPatch, 'scope' | 'occurrence'>,
  isChanged = false,
): Promise<Target> {
  const full = await findEvent(trx, id, true)
  writable(full?.row, full ? comesOf(full) : [], actor)
  if (!full) return notFound(actor.lang)
  // What became of it, and who was told, is another version's to go on from.
  const root = await seriesOf(trx, full.row)
  if (isChanged && ![full.row, root ?? full.row].every(isKnownEvent)) laterVersion(actor.lang)
  const series = ruled(root)
  const at = full.row.occurrence ?? (occurrence ? new Date(occurrence) : null)
  if (!series) return { full, series: null, scope: 'all', at: null }
  const wanted = scope ?? (at ? 'this' : 'all')
  if (series.id !== id) {
    const whole = await findEvent(trx, series.id, true)
    // One of them may be another's, and seen by others: it gives no say over the rest.
    if (wanted !== 'this') writable(whole?.row, whole ? comesOf(whole) : [], actor)
  }
  if ((at || isChanged) && !runs(series)) laterVersion(actor.lang)
  if (wanted !== 'all' && !at) fieldErrors({ occurrence: say(actor.lang, 'occurrence') })
  if (at && !full.row.occurrence && !(await occurrenceOf(trx, full, at)))
    fieldErrors({ occurrence: say(actor.lang, 'occurrence') })
  const first = at !== null && startsBetween(series, series.starts_at, at).length === 0
  return { full, series, scope: wanted === 'following' && first ? 'all' : wanted, at }
}

/**
 * Moves or changes an event, an occurrence, the rest of a series or all of it. A stale version
 * answers 409 with what is stored.
 */
export async function changeEvent(
  work: Work,
  id: string,
  patch: AgendaEventPatch,
): Promise<AgendaChange> {
  const { trx, actor } = work
  const { full, series, scope, at } = await aim(work, id, patch, true)
  if (full.row.version !== patch.version) {
    const current = await occurrenceOf(trx, full, at ?? undefined)
    conflict(current && (await viewOf(trx, current, series, actor)), say(actor.lang, 'stale'))
  }
  const before = await snapshot(trx, [series?.id ?? id])
  const done = series
    ? await changeSeries(work, full, series, scope, at, patch)
    : await applyPatch(work, full, patch)
  for (const row of [
    done.row,
    ...(series && done.row.id !== series.id
      ? [(await findEvent(trx, series.id))?.row ?? series]
      : []),
  ])
    await settle(trx, row, await exceptionsOf(trx, [row.id]))
  await publishDiaryChange(trx, full)
  await publishDiaryChange(trx, done)
  const undo = await keepUndo(work, before, done.row.id)
  const now = await findEvent(trx, done.row.id)
  const shown =
    done.row.rrule === null || !at ? undefined : patch.startsAt ? new Date(patch.startsAt) : at
  return changeOf(
    trx,
    now ?? done,
    shown && (await occurrenceOf(trx, now ?? done, shown)) ? shown : undefined,
    undo,
    actor,
  )
}

/**
 * The same by a person at the desk: making it confirmed is their word, which a visitor's address
 * waits for (docs/decisions/0064).
 */
export async function answerEvent(
  work: Work,
  id: string,
  patch: AgendaEventPatch,
): Promise<AgendaChange> {
  const before = (await findEvent(work.trx, id))?.row.status
  const change = await changeEvent(work, id, patch)
  if (patch.status === 'confirmed' && before !== 'confirmed')
    await noteConfirmed(work.trx, change.event.id)
  return change
}

/**
 * The patch of one occurrence as a patch of the row of its series: the first one moves as far by
 * the clock.
 */
function forSeries(patch: AgendaEventPatch, series: SeriesRow, from: Date): AgendaEventPatch {
  if (!changesTime(patch)) return patch
  const start = patch.startsAt ? new Date(patch.startsAt) : from
  const end = patch.endsAt
    ? new Date(patch.endsAt)
    : patch.startsAt
      ? new Date(start.getTime() + series.ends_at.getTime() - series.starts_at.getTime())
      : endOf(from, series)
  const { time_zone } = series
  const begins = movedLike(series.starts_at, time_zone, from, start)
  const ends = endOf(begins, {
    starts_at: start,
    ends_at: end,
    all_day: patch.allDay ?? series.all_day,
    time_zone,
  })
  return {
    ...patch,
    startsAt: begins.toISOString(),
    endsAt: ends.toISOString(),
    rrule:
      patch.rrule === undefined ? movedRule(series.rrule, time_zone, from, start) : patch.rrule,
  }
}

async function changeSeries(
  work: Work,
  full: Full,
  series: SeriesRow,
  scope: AgendaScope,
  at: Date | null,
  patch: AgendaEventPatch,
): Promise<Full> {
  const { trx, actor } = work
  if (scope === 'this' && at) {
    if (patch.rrule !== undefined && patch.rrule !== series.rrule)
      fieldErrors({ rrule: say(actor.lang, 'ruleScope') })
    const { rrule: _rule, ...rest } = patch
    return applyPatch(work, full.row.series_id ? full : await detach(work, series, full, at), rest)
  }
  const whole =
    scope === 'following' && at
      ? await split(work, series, at)
      : await findEvent(trx, series.id, true)
  const before = ruled(whole?.row ?? null)
  if (!whole || !before) return notFound(actor.lang)
  const done = await applyPatch(work, whole, forSeries(patch, before, at ?? before.starts_at))
  const after = ruled(done.row)
  if (!after) {
    await dropExceptions(work, before.id)
    await saveEvent(trx, before.id, { rdates: [] })
  } else {
    const isNew = patch.rrule !== undefined && patch.rrule !== before.rrule
    if (changesTime(patch) || patch.rrule) await moveExceptions(work, before, after, isNew)
    await exceptionsAlike(trx, after, patch)
  }
  return (await findEvent(trx, done.row.id)) ?? done
}

/** Puts away an event, an occurrence, the rest of a series or all of it. */
export async function removeEvent(
  work: Work,
  id: string,
  scope: AgendaScope | undefined,
  occurrence: string | undefined,
): Promise<{ undo: string }> {
  const { trx, deps } = work
  const now = deps.now()
  const target = await aim(work, id, {
    ...(scope && { scope }),
    ...(occurrence && { occurrence }),
  })
  const { full, series, at } = target
  const root = series?.id ?? id
  const before = await snapshot(trx, [root])
  const gone = { deleted_at: now, remind_at: null, updated_at: now }
  if (series && at && target.scope === 'this') {
    if (full.row.series_id) await saveEvent(trx, id, gone)
    const saved = await saveEvent(trx, root, { exdates: [...series.exdates, at], updated_at: now })
    await settle(trx, saved, await exceptionsOf(trx, [root]))
  } else if (series && at && target.scope === 'following') {
    await dropExceptions(work, root, at)
    await endBefore(work, series, at)
  } else {
    if (series) await dropExceptions(work, series.id)
    await saveEvent(trx, root, gone)
  }
  await publishDiaryChange(trx, full)
  return { undo: await keepUndo(work, before, root) }
}
