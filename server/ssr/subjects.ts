import { AsyncLocalStorage } from 'node:async_hooks'
import { agencyKey, homeKey } from '../edge/keys.ts'

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/
const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)

/** A header that caches read has an end: what stands further down a page waits for its minute. */
const MOST = 150

/** Homes and agencies that an answer tells of, wherever in it they stand. */
function gather(data: unknown, keys: Set<string>): void {
  if (Array.isArray(data)) for (const one of data) gather(one, keys)
  else if (typeof data === 'object' && data !== null) {
    const { id, slug, agency, agencyName } = data as Record<string, unknown>
    const agencyId = (agency as { id?: unknown } | undefined)?.id
    if (isId(agencyId)) keys.add(agencyKey(agencyId))
    if (isId(id) && (agencyName !== undefined || isId(agencyId))) keys.add(homeKey(id))
    else if (isId(id) && slug !== undefined) keys.add(agencyKey(id))
    for (const value of Object.values(data)) gather(value, keys)
  }
}

/**
 * What pages are about, by what they ask while they are drawn: a cache in front is told of it, and
 * later which of it changed.
 */
export class Subjects {
  readonly #asked = new AsyncLocalStorage<Set<string>>()

  /** Draws a page, and says what it is about. */
  async during<T>(draw: () => Promise<T>): Promise<{ drawn: T; keys: string }> {
    const keys = new Set<string>()
    const drawn = await this.#asked.run(keys, draw)
    return { drawn, keys: [...keys].slice(0, MOST).join(' ') }
  }

  /** Notes an answer. A home that is not there may be there in a moment. */
  note(url: string, data: unknown): void {
    const keys = this.#asked.getStore()
    if (!keys) return
    const [, id] = /\/listing\/([\da-f-]{36})\//.exec(url) ?? []
    if (isId(id)) keys.add(homeKey(id))
    gather(data, keys)
  }
}
