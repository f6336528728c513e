import { setTimeout as sleep } from 'node:timers/promises'

/** Somebody whose page is open: reads the stream and, as browsers do, comes back where it ended. */
export class Listener {
  /** The numbers that were told, in their order, and the ids that were told with them. */
  readonly numbers: number[] = []
  readonly ids = new Set<string>()
  /** How often the line broke, and how often the server said that it no longer knows what was missed. */
  breaks = 0
  lost = 0
  isOpen = false
  last: number | null = null
  /** Where it was opened first. */
  #first: number | null = null
  readonly #url: string
  readonly #token: string
  readonly #over = new AbortController()
  #work: Promise<void> = Promise.resolve()

  constructor(url: string, token: string) {
    this.#url = url
    this.#token = token
  }

  start(): void {
    this.#work = this.#keep()
  }

  async stop(): Promise<void> {
    this.#over.abort()
    await this.#work
  }

  async #keep(): Promise<void> {
    while (!this.#over.signal.aborted) {
      await this.#connect().catch(() => undefined)
      if (this.isOpen) this.breaks += 1
      this.isOpen = false
      // As src/lib/live-line.ts waits after a line that was open.
      if (!this.#over.signal.aborted) await sleep(1000 * (0.5 + Math.random()))
    }
  }

  async #connect(): Promise<void> {
    const headers: Record<string, string> = { authorization: `Bearer ${this.#token}` }
    if (this.last !== null) headers['last-event-id'] = String(this.last)
    const reply = await fetch(`${this.#url}/api/v1/live/`, { headers, signal: this.#over.signal })
    if (!reply.ok || !reply.body) return
    let text = ''
    for await (const piece of reply.body.pipeThrough(new TextDecoderStream())) {
      const parts = `${text}${piece}`.split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) this.take(part)
    }
  }

  /** One frame of server-sent events. */
  take(part: string): void {
    const field = (name: string): string | undefined =>
      part
        .split('\n')
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2)
    const type = field('event')
    const number = field('id') === undefined ? null : Number(field('id'))
    if (type === 'open') {
      this.isOpen = true
      this.#first ??= number
      this.last ??= number
    } else if (type === 'lost') this.lost += 1
    else if (number !== null) {
      this.numbers.push(number)
      this.last = number
      const { id } = (JSON.parse(field('data') ?? 'null') ?? {}) as { id?: unknown }
      if (typeof id === 'string') this.ids.add(id)
    }
  }

  /** Numbers that were left out, and told twice or out of their order. */
  get gaps(): { missed: number; twice: number } {
    let [missed, twice] = [0, 0]
    for (const [at, number] of this.numbers.entries()) {
      const before = this.numbers[at - 1] ?? this.#first ?? number - 1
      if (number === before + 1) continue
      if (number > before) missed += number - before - 1
      else twice += 1
    }
    return { missed, twice }
  }
}
