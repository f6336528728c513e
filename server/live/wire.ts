/** The channel on which instances tell each other whom something happened to. */
export const CHANNEL = 'llar_live'

/**
 * PostgreSQL takes 8,000 bytes with a NOTIFY; this many ids of 36 letters fit with room to spare.
 */
const IDS_PER_CALL = 150
/** Bytes of what passes without being stored. */
export const PASSING_BYTES = 2000
/** Bytes of a stored event. */
export const EVENT_BYTES = 4096

/** An event as a module publishes it. */
export interface LiveEvent {
  /** `chat`, `notification` and so on: what the browser listens to. */
  type: string
  /** Small JSON: ids and what a line on the screen needs. */
  data: unknown
}

/**
 * What goes over the channel: who has new rows, something that is not kept, or sessions that ended.
 */
export type Call = { new: string[] } | { to: string[]; event: LiveEvent } | { ended: true }

/** A call cut into pieces that fit. */
export function callsOf(userIds: string[], event?: LiveEvent): Call[] {
  const size = event ? 100 : IDS_PER_CALL
  const parts = Array.from({ length: Math.ceil(userIds.length / size) }, (_, at) =>
    userIds.slice(at * size, (at + 1) * size),
  )
  return parts.map((ids) => (event ? { to: ids, event } : { new: ids }))
}

/** What came over the channel; null when it is none of ours. */
export function readCall(text: string): Call | null {
  try {
    const call = JSON.parse(text) as Call | null
    return call !== null && typeof call === 'object' ? call : null
  } catch {
    return null
  }
}
