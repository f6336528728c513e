import { setTimeout as sleep } from 'node:timers/promises'
import { hangs } from '../knock.ts'
import type { Ground } from './bring-up.ts'
import { OWNER } from './initdb.ts'
import { postmasterOf, signalPostmaster } from './postmaster.ts'
import { socketFolder } from './socket.ts'

/** Seconds in which a new connection should be answered; it takes some milliseconds. */
export const HANG_SECONDS = 30
/** Unanswered so often, one after the other: a machine that slept misses one. */
const MISSES = 3

/**
 * Asks a server of ours for a new connection from time to time: one that hangs (stopped, stuck)
 * answers the connections we have and takes in nobody, for ever. After three questions without any
 * answer it is told QUIT, then KILL, so that it is started again. `onHanging` hears of it. Returns
 * how to look away.
 */
export function watchHanging(
  { dir, stopSeconds, hangSeconds, say }: Ground,
  onHanging: () => void,
): () => void {
  const away = new AbortController()
  const pause = (seconds: number): Promise<unknown> =>
    sleep(seconds * 1000, undefined, { signal: away.signal, ref: false }).catch(() => undefined)
  const connection = { host: socketFolder(dir), user: OWNER, database: OWNER }
  const misses = async (): Promise<void> => {
    for (let missed = 0; missed < MISSES && !away.signal.aborted;) {
      await pause(hangSeconds)
      if (away.signal.aborted) return
      const hanging = await hangs(connection, hangSeconds * 1000)
      if (hanging !== null) missed = hanging ? missed + 1 : 0
    }
  }
  const look = async (): Promise<void> => {
    for (;;) {
      await misses()
      const hanging = await postmasterOf(dir)
      if (away.signal.aborted) return
      // Nobody says which process it is: one that wakes without its file ends by itself.
      if (hanging === null) continue
      onHanging()
      for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
        say(`PostgreSQL (process ${hanging.pid}) hangs and takes nobody in: ${signal}`)
        await signalPostmaster(dir, hanging.pid, signal)
        await pause(stopSeconds)
        if (away.signal.aborted) return
      }
    }
  }
  void look()
  return () => away.abort()
}
