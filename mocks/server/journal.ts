/** One request as the mock met it. */
export interface Entry {
  number: number
  at: string
  method: string
  url: string
  operationId: string | null
  scenario: string
  status: number
  milliseconds: number
  /** What was wrong, by field; `_` stands for the whole. Empty when nothing was. */
  wrong: Record<string, string>
}

const KEPT = 200

/**
 * The last requests, newest first. No bodies: what is sent to a mock may be about real people all
 * the same.
 */
export class Journal {
  #entries: Entry[] = []
  #count = 0

  get entries(): readonly Entry[] {
    return this.#entries
  }

  add(entry: Omit<Entry, 'number'>): void {
    this.#count += 1
    this.#entries = [{ number: this.#count, ...entry }, ...this.#entries].slice(0, KEPT)
  }

  clear(): void {
    this.#entries = []
  }
}

/** What an answer says was wrong: the fields of a 400, the sentence of another refusal. */
export function wrongIn(status: number, body: unknown): Record<string, string> {
  if (status < 400 || body === null || typeof body !== 'object') return {}
  const texts = Object.entries(body).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  if (status === 400) return Object.fromEntries(texts)
  const sentence = texts.find(([name]) => ['error', 'message', 'detail'].includes(name))?.[1]
  return sentence === undefined ? {} : { _: sentence }
}
