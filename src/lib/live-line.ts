import { framesOf, type LiveFrame } from './live-frames'
import type { LiveState } from './live-state'

/**
 * The server beats every 20 s; a line that is silent for longer is dead, whatever the browser
 * believes.
 */
const SILENT_MS = 50_000
const LONGEST_MS = 30_000
const TRY_LATER_MS = 60_000

/** What a line needs to know, and whom it tells. */
export interface LineOptions {
  token: string
  /** The last number that was read; null: from now on. */
  last(): number | null
  frame(frame: LiveFrame): void
  state(state: LiveState): void
  /** The server no longer knows the token. */
  refused(): void
  signal: AbortSignal
}

/** Waits, or until the browser is back online. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}

/** One connection, from its opening to its end. True: it was open. */
async function connect(options: LineOptions): Promise<boolean | 'later' | 'refused'> {
  // By silence or by who asked for the line; browsers of 2024 know no `AbortSignal.any`.
  const over = new AbortController()
  const end = (): void => over.abort()
  let timer = 0
  const alive = (): void => {
    clearTimeout(timer)
    timer = window.setTimeout(end, SILENT_MS)
  }
  let opened = false
  try {
    if (options.signal.aborted) end()
    options.signal.addEventListener('abort', end)
    alive()
    const last = options.last()
    const headers = {
      Authorization: `Bearer ${options.token}`,
      Accept: 'text/event-stream',
      ...(last === null ? {} : { 'Last-Event-ID': String(last) }),
    }
    const reply = await fetch('/api/v1/live/', {
      headers,
      cache: 'no-store',
      signal: over.signal,
    })
    if (reply.status === 401) return 'refused'
    if (!reply.ok || !reply.body) return reply.status === 429 ? 'later' : false
    for await (const frame of framesOf(reply.body, alive)) {
      if (frame.type === 'open') {
        opened = true
        options.state('live')
      }
      options.frame(frame)
    }
  } catch {
    // Offline, or the server went away: tried again.
  } finally {
    clearTimeout(timer)
    options.signal.removeEventListener('abort', end)
  }
  return opened
}

/**
 * Keeps a line open until `signal` says stop: after a loss again, later and later, never all
 * browsers at one moment.
 */
export async function keepLine(options: LineOptions): Promise<void> {
  const { signal } = options
  for (let failures = 0; !signal.aborted;) {
    options.state('connecting')
    const ended = await connect(options)
    if (signal.aborted) return
    if (ended === 'refused') return options.refused()
    options.state('offline')
    failures = ended === true ? 0 : failures + 1
    const wait = ended === 'later' ? TRY_LATER_MS : Math.min(LONGEST_MS, 1_000 * 2 ** failures)
    await pause(wait * (0.5 + Math.random()), signal)
  }
}
