import type { QueuedOperation } from '../../../../generated/offline/table'
import { isSame } from '../../../lib/same'

type Fields = Record<string, unknown>

/** A field that both changed, each in their own way. */
export interface Clash {
  field: string
  mine: unknown
  theirs: unknown
}

/** Changes of stored records with versions, which are compared field by field. */
const MERGED: readonly QueuedOperation[] = ['updateAgendaEvent']
/** They say which record is meant, and are no change of it. */
const NAMES = ['version', 'scope', 'occurrence']
/** Fields that mean something together only. */
const TOGETHER = [['startsAt', 'endsAt', 'allDay']]

const instant = (at: unknown): unknown => (typeof at === 'string' ? new Date(at).toISOString() : at)

const personOf = ({ contactId, agentId, email, name }: Fields): Fields =>
  contactId ? { contactId } : agentId ? { agentId } : { email, ...(name ? { name } : {}) }

/** A stored event, or what is sent of one, with the names and shapes of what is sent. */
function asSent(fields: Fields): Fields {
  const { homes, attendees, ...rest } = fields as Fields &
    Partial<Record<'homes' | 'attendees', Fields[]>>
  return {
    ...rest,
    ...(homes && { propertyIds: homes.map(({ id }) => id) }),
    ...(attendees && { attendees: attendees.map(personOf) }),
    startsAt: instant(rest['startsAt']),
    endsAt: instant(rest['endsAt']),
  }
}

const differs = (a: Fields, b: Fields, name: string): boolean =>
  !isSame(a[name] ?? null, b[name] ?? null)
const fieldsOf = (data: Fields): string[] =>
  Object.keys(data).filter((name) => !NAMES.includes(name))

/** Which of some fields two readings differ in, and what belongs to those. */
function changed(from: Fields, to: Fields, names: readonly string[]): Set<string> {
  const own = names.filter((name) => differs(from, to, name))
  const groups = TOGETHER.filter((group) => group.some((name) => own.includes(name)))
  return new Set([...own, ...groups.flat()])
}

/** A change that waits, with what it began with. */
export interface Change {
  operation: QueuedOperation
  /** The record as it was on the screen. */
  base?: unknown
  data: unknown
}

/**
 * A change as it is sent to a record that somebody saved in between: what differs from what it began
 * with, on what is stored now; and what both changed, for its person to choose. Null: it is not
 * compared.
 */
export function onto(
  { operation, base, data }: Change,
  stored: unknown,
): { data: Fields; clashes: Clash[] } | null {
  if (!base || !stored || !MERGED.includes(operation)) return null
  const sent = data as Fields
  const [was, now, mine] = [asSent(base as Fields), asSent(stored as Fields), asSent(sent)]
  const own = changed(was, mine, fieldsOf(sent))
  const theirs = changed(was, now, fieldsOf(sent))
  const left = fieldsOf(sent).filter((name) => own.has(name) && differs(mine, now, name))
  const clashes = left
    .filter((name) => theirs.has(name))
    .map((field) => ({ field, mine: mine[field], theirs: now[field] }))
  const kept = Object.entries(sent).filter(([name]) => NAMES.includes(name) || left.includes(name))
  return { data: { ...Object.fromEntries(kept), version: now['version'] }, clashes }
}

/** A change without the fields in which the stored record is to stay as it is; null: none is left. */
export function without(data: unknown, clashes: readonly Clash[]): unknown {
  const left = Object.entries(data as Fields).filter(
    ([name]) => !clashes.some(({ field }) => field === name),
  )
  return left.some(([name]) => !NAMES.includes(name)) ? Object.fromEntries(left) : null
}

/**
 * A second change of a record, once the first is stored: both were written on the same screen, which
 * did not show the first. It says nothing of what it left as it was, and finds what the first did.
 */
export function after<Second extends Change>(
  first: Change,
  stored: unknown,
  second: Second,
): Second | null {
  if (!first.base || !second.base || !stored || !MERGED.includes(second.operation)) return null
  const [began, was, now] = [first.base, second.base, stored].map((one) => asSent(one as Fields))
  if (!began || !was || !now) return null
  const part = (from: Fields, data: Fields): Set<string> =>
    changed(from, asSent(data), fieldsOf(data))
  const done = part(began, first.data as Fields)
  const own = part(was, second.data as Fields)
  const only = (fields: Fields, isIn: (name: string) => boolean): Fields =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => isIn(name)))
  return {
    ...second,
    base: { ...was, ...only(now, (name) => done.has(name)) },
    data: only(second.data as Fields, (name) => NAMES.includes(name) || own.has(name)),
  }
}

const dayOf = ({ data }: Change): unknown => {
  const { scope, occurrence } = data as Fields
  return scope === 'this' ? instant(occurrence) : undefined
}

/**
 * The same where both are of one day of a series: the first made an event of its own of it, and the
 * series has that day no more.
 */
export function ontoOwnDay<Second extends Change & { url: string }>(
  first: Change,
  stored: unknown,
  second: Second,
): Second {
  const { id, version } = stored as { id: string; version: number }
  const day = dayOf(first)
  if (day === undefined || day !== dayOf(second) || second.url.endsWith(`/${id}/`)) return second
  const { scope: _, occurrence: __, ...data } = second.data as Fields
  const url = second.url.replace(/[^/]+\/$/, `${id}/`)
  return { ...second, url, data: { ...data, version } }
}
