import { readFile } from 'node:fs/promises'
import type { CalendarImport, CalendarImportItem } from '../../../generated/model/index.ts'
import { fieldErrors, HttpError } from '../../contract/errors.ts'
import { inTransaction } from '../../db/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { putEvent, type PutResult } from '../agenda/index.ts'
import type { Actor } from '../property/index.ts'
import { BrokenFile } from './lines.ts'
import { readCalendar, type ReadEvent, type ReadFile } from './read.ts'

const SHOWN = 200

/** A file's text: UTF-8, or Latin-1 as old programs write it; without NUL, which nothing keeps. */
async function textOf(path: string): Promise<string> {
  const bytes = (await readFile(path)).filter((byte) => byte !== 0)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function read(text: string, actor: Actor): ReadFile {
  try {
    return readCalendar(text, actor.lang)
  } catch (error) {
    return fieldErrors({ file: error instanceof BrokenFile ? error.message : String(error instanceof Error ? error.message : error).slice(0, 200) })
  }
}

const toItem = ({ line, event }: ReadEvent, action: PutResult): CalendarImportItem => ({
  line, action, title: event.title ?? '', startsAt: event.startsAt, endsAt: event.endsAt, allDay: event.allDay ?? false, repeats: event.rrule !== undefined, exceptions: event.exdates.length + event.overrides.length,
})

/** Reads a file into the actor's diary, or says what would become of it. One event that a diary cannot hold does not stop the others. */
export async function importFile(deps: Deps, actor: Actor, path: string, preview: boolean): Promise<CalendarImport> {
  const { events, problems } = read(await textOf(path), actor)
  const counts: Record<PutResult, number> = { create: 0, update: 0, same: 0 }
  const items: CalendarImportItem[] = []
  for (const one of events) {
    try {
      const action = await inTransaction(deps.db, (trx) => putEvent({ trx, deps, actor }, one.event, preview))
      counts[action] += 1
      if (items.length < SHOWN) items.push(toItem(one, action))
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 400) throw error
      problems.push({ line: one.line, text: Object.values(error.body).map(String).join('. ') })
    }
  }
  return { items, problems: problems.toSorted((a, b) => a.line - b.line).slice(0, SHOWN), created: counts.create, updated: counts.update, same: counts.same }
}
