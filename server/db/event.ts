import { uuidv7 } from './id.ts'
import type { Db } from './database.ts'
import { json } from './json.ts'

/**
 * Something that became true: `subject` is the id of what it is about, `payload` holds ids and
 * plain values.
 */
export interface DomainEvent {
  /** `<tag>.<what>`: property.published, lead.received. */
  kind: string
  agencyId: string | null
  subject: string
  payload?: Record<string, unknown>
}

type Listener = (trx: Db, event: DomainEvent & { id: string; at: Date }) => Promise<void>

const listeners: Listener[] = []

/** A module is told of each event, in the transaction that made it true. */
export function onEvent(listener: Listener): void {
  listeners.push(listener)
}

/**
 * Writes an event into the outbox, in the transaction that made it true. Returns its id, which
 * sorts by time.
 */
export async function recordEvent(trx: Db, event: DomainEvent): Promise<string> {
  const id = uuidv7()
  const { at } = await trx
    .insertInto('event')
    .values({
      id,
      kind: event.kind,
      agency_id: event.agencyId,
      subject: event.subject,
      payload: json(event.payload ?? {}),
    })
    .returning('at')
    .executeTakeFirstOrThrow()
  for (const listener of listeners) await listener(trx, { ...event, id, at })
  return id
}
