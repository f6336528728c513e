import { setTimeout as sleep } from 'node:timers/promises'
import { register } from '../test-parts/kill/people.ts'
import { Log, type Refusal } from './log.ts'

const CLERKS = 3
const PAUSE_MS = 25
const PATIENCE_MS = 30_000
const QUARTER_MS = 15 * 60_000
const FIRST_DAY = Date.UTC(2030, 0, 1)

/** Some people at work through the proxy: who writes looks at once for what was written. */
export class Load {
  readonly log = new Log()
  readonly #url: string
  #token = ''
  #isOn = false
  #work: Promise<unknown>[] = []
  #count = 0

  constructor(url: string) {
    this.#url = url
  }

  get token(): string {
    return this.#token
  }

  /** Registers the agency. */
  async open(): Promise<void> {
    const send = async <T>(method: string, path: string, body?: object | FormData): Promise<T> => {
      const reply = await this.#send(method, path, body)
      if (reply.status >= 300) throw new Error(`${path}: ${reply.status} ${reply.text}`)
      return JSON.parse(reply.text) as T
    }
    const { token } = await register(send, 'aina@scale.example', 'Escala')
    this.#token = token ?? ''
  }

  start(): void {
    this.#isOn = true
    this.#work = [
      ...Array.from({ length: CLERKS }, () => this.#round(() => this.#write())),
      this.#round(() => this.#read()),
      this.#round(() => this.#note()),
    ]
  }

  /** Resolves when what is under way was answered. */
  async rest(): Promise<void> {
    this.#isOn = false
    await Promise.all(this.#work)
  }

  async #round(act: () => Promise<void>): Promise<void> {
    while (this.#isOn) {
      await act()
      await sleep(PAUSE_MS)
    }
  }

  async #write(): Promise<void> {
    const word = `Escala${(this.#count += 1)}x`
    const asked = Date.now()
    const person = { firstName: word, lastName: 'Oliver' }
    const reply = await this.#send('POST', 'contact/', { person })
    const answered = Date.now()
    if (reply.status !== 201) return this.#refused(reply)
    this.log.writes.push({ id: (JSON.parse(reply.text) as { id: string }).id, asked, answered })
    const found = await this.#send('GET', `contact/?q=${word}`, undefined, reply.seen)
    if (found.status !== 200) return this.#refused(found)
    this.log.ownReads += 1
    if ((JSON.parse(found.text) as { total: number }).total !== 1) this.log.staleReads.push(word)
  }

  /** Somebody who has written nothing: replicas answer. */
  async #read(): Promise<void> {
    const reply = await this.#send('GET', 'listing/')
    if (reply.status === 200) this.log.reads += 1
    else this.#refused(reply)
  }

  /** An event of the diary: open pages hear of it. */
  async #note(): Promise<void> {
    const at = FIRST_DAY + (this.#count += 1) * QUARTER_MS
    const [startsAt, endsAt] = [new Date(at), new Date(at + QUARTER_MS)]
    const reply = await this.#send('POST', 'agenda/', { kind: 'task', startsAt, endsAt })
    if (reply.status !== 201) return this.#refused(reply)
    this.log.diary.push((JSON.parse(reply.text) as { event: { id: string } }).event.id)
  }

  #refused({ status, saysWhen, by }: Omit<Refusal, 'at'>): void {
    this.log.refusals.push({ at: Date.now(), status, saysWhen, by })
  }

  /** Status 0: no answer. */
  async #send(method: string, path: string, body?: object, seen?: string | null) {
    const headers: Record<string, string> = { 'accept-language': 'es' }
    if (this.#token) headers['authorization'] = `Bearer ${this.#token}`
    if (seen) headers['x-llar-seen'] = seen
    if (body) headers['content-type'] = 'application/json'
    try {
      const reply = await fetch(`${this.#url}/api/v1/${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const by = reply.headers.get('x-served-by')
      if (by) this.log.served.set(by, (this.log.served.get(by) ?? 0) + 1)
      return {
        status: reply.status,
        text: await reply.text(),
        saysWhen: reply.headers.has('retry-after'),
        seen: reply.headers.get('x-llar-seen'),
        by,
      }
    } catch {
      return { status: 0, text: '', saysWhen: false, seen: null, by: null }
    }
  }
}
