import type { Database } from '../db/index.ts'
import { standingEar } from '../db/listen.ts'
import type { Connection } from '../db/pool.ts'
import { Hub } from './hub.ts'
import type { LiveStream } from './stream.ts'
import { CHANNEL, readCall } from './wire.ts'

export { forgetEvents, forgetTold, owing, unsay } from './events.repository.ts'
export { publish, sessionsEnded } from './publish.ts'
export type { LiveEvent } from './wire.ts'

const BEAT_MS = 20_000
const LISTEN_AGAIN_MS = 2000

/** The live messages of this process, as the operation `streamLive` sees them. */
export interface Live {
  /**
   * A stream of a person's events after `last`, or from now on; null when they have too many open.
   */
  open(who: { userId: string; sessionId: string }, last: number | null): Promise<LiveStream | null>
  /** How many streams are open. */
  count(): number
  /** Ends every stream and hangs up. */
  close(): Promise<void>
}

/**
 * Hears what any instance publishes, over one connection that is opened with the first stream. What
 * is said while it is down is found by looking: every 2 s until it is up again, every 20 s in any
 * case. `heard` false: the line is behind a pooler that passes nothing on, or to a stand-by that
 * takes none, so that looking is all there is until it is true.
 */
export function startLive(
  db: Database,
  connection: Connection,
  now: () => Date,
  heard: () => boolean = () => true,
): Live {
  const hub = new Hub(db, now)
  const ear = standingEar(connection, CHANNEL, (text) => {
    const call = readCall(text)
    if (call) void hub.hear(call).catch(() => undefined)
  })
  let timers: NodeJS.Timeout[] = []
  let closed = false

  const start = (): void => {
    if (timers.length > 0 || closed) return
    const mend = async (): Promise<void> => {
      if (ear.open() && heard()) return
      await ear.ensure()
      // What was called while the line was down was heard by nobody: news, and sessions that ended.
      await hub.check()
      await hub.catchUp()
    }
    const beat = async (): Promise<void> => {
      hub.beat()
      await hub.check()
      await hub.catchUp()
    }
    timers = [
      setInterval(() => void mend().catch(() => undefined), LISTEN_AGAIN_MS),
      setInterval(() => void beat().catch(() => undefined), BEAT_MS),
    ]
    for (const timer of timers) timer.unref()
  }
  return {
    open: async (who, last) => {
      start()
      await ear.ensure()
      return hub.open(who, last)
    },
    count: () => hub.size,
    close: async () => {
      closed = true
      for (const timer of timers) clearInterval(timer)
      hub.close()
      await ear.close()
    },
  }
}
