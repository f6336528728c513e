import { readFile } from 'node:fs/promises'
import { ZONE } from '../../time/madrid.ts'
import type { CalendarImport, CalendarImportItem } from '../../../generated/model/index.ts'
import { fieldErrors, HttpError } from '../../contract/errors.ts'
import { inTransaction } from '../../db/index.ts'
import type { Deps } from '../../contract/deps.ts'
import {
  ONCE,
  putEvent,
  readRule,
  stepsToKnow,
  type ForeignEvent,
  type PutResult,
} from '../agenda/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { BrokenFile } from './ics/lines.ts'
import { readCalendar, type ReadEvent, type ReadFile } from './ics/read.ts'
import { say } from './messages.ts'

const SHOWN = 200
/** Steps of rules, also those that make no date, that the events of one file may take. */
const MOST_STEPS = 50_000

/** A file's text: UTF-8, or Latin-1 as old programs write it; without NUL, which nothing keeps. */
async function textOf(path: string): Promise<string> {
  const bytes = (await readFile(path)).filter((byte) => byte !== 0)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function read(text: string, actor: Actor, now: Date): ReadFile {
  try {
    return readCalendar(text, actor.lang, now)
  } catch (error) {
    if (error instanceof BrokenFile) return fieldErrors({ file: error.message })
    throw error
  }
}

const toItem = ({ line, event }: ReadEvent, action: PutResult): CalendarImportItem => ({
  line,
  action,
  title: event.title ?? '',
  startsAt: event.startsAt,
  endsAt: event.endsAt,
  allDay: event.allDay ?? false,
  repeats: event.rrule !== undefined,
  exceptions: event.exdates.length + event.overrides.length,
})

/** The event on the days that are named alone, for a rule that makes none of its own. */
function withoutRule({ rrule: _rule, ...event }: ForeignEvent): ForeignEvent {
  return event.rdates.length > 0
    ? { ...event, rrule: ONCE }
    : { ...event, exdates: [], overrides: [] }
}

/** What knowing when an event repeats takes; those of a rule that reads. */
const stepsOf = ({ rrule, startsAt, timeZone = ZONE }: ForeignEvent): number =>
  rrule && readRule(rrule)
    ? stepsToKnow({ starts_at: new Date(startsAt), rrule, time_zone: timeZone })
    : 0

/** Writes one event, or says what would become of it; 400 in words for what a diary cannot hold. */
async function put(
  deps: Deps,
  actor: Actor,
  { event, told }: ReadEvent,
  preview: boolean,
): Promise<{ action: PutResult; told: string[] }> {
  const write = (one: ForeignEvent) =>
    inTransaction(deps.db, (trx) => putEvent({ trx, deps, actor }, one, preview))
  try {
    return { action: await write(event), told }
  } catch (error) {
    const isEmptyRule =
      error instanceof HttpError &&
      error.status === 400 &&
      'rrule' in error.body &&
      event.rrule !== undefined &&
      readRule(event.rrule) !== null
    if (!isEmptyRule) throw error
    return {
      action: await write(withoutRule(event)),
      told: [...told, say(actor.lang, 'ruleNothing')],
    }
  }
}

/**
 * Reads a file into the actor's diary, or says what would become of it. One event that a diary
 * cannot hold does not stop the others.
 */
export async function importFile(
  deps: Deps,
  actor: Actor,
  path: string,
  preview: boolean,
): Promise<CalendarImport> {
  const { events, problems } = read(await textOf(path), actor, deps.now())
  const counts: Record<PutResult, number> = { create: 0, update: 0, same: 0 }
  const items: CalendarImportItem[] = []
  let steps = 0
  for (const one of events) {
    const {
      line,
      event: { title = '' },
    } = one
    try {
      // Once they are used up no further rule is run, not even to see what it takes.
      if (steps <= MOST_STEPS) steps += stepsOf(one.event)
      if (steps > MOST_STEPS && one.event.rrule)
        fieldErrors({ rrule: say(actor.lang, 'tooManySteps') })
      const { action, told } = await put(deps, actor, one, preview)
      counts[action] += 1
      if (items.length < SHOWN) items.push(toItem(one, action))
      for (const text of told) problems.push({ line, title, text, kept: true })
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 400) throw error
      problems.push({
        line,
        title,
        text: Object.values(error.body).map(String).join('. '),
        kept: false,
      })
    }
  }
  // What did not come in at all is told first.
  const told = problems.toSorted((a, b) => Number(a.kept) - Number(b.kept) || a.line - b.line)
  return {
    items,
    problems: told.slice(0, SHOWN),
    created: counts.create,
    updated: counts.update,
    same: counts.same,
    left: told.filter(({ kept }) => !kept).length,
    partly: told.filter(({ kept }) => kept).length,
  }
}
