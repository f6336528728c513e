import type { FastifyInstance } from 'fastify'
import { databaseAway } from '../db/away.ts'
import { storageFaultOf } from './storage.ts'

const AGAIN_MS = 30_000

/**
 * What the server writes when it is about to listen. Where nothing can be written (a stand-by, a
 * full disk) or the database is just away, the server starts all the same, since visitors can read;
 * it is written as soon as that works. Any other error refuses the start.
 */
export function writeAtStart(
  app: FastifyInstance,
  what: string,
  write: () => Promise<unknown>,
  againMs = AGAIN_MS,
): void {
  let timer: NodeJS.Timeout | undefined
  let closed = false
  const attempt = async (): Promise<void> => {
    try {
      await write()
    } catch (error) {
      if (!storageFaultOf(error) && !databaseAway(error)) throw error
      if (!timer) app.log.warn({ err: error }, `${what}: later, nothing can be written now`)
      if (closed) return
      timer = setTimeout(
        () => void attempt().catch((late: unknown) => app.log.error({ err: late }, what)),
        againMs,
      )
      timer.unref()
    }
  }
  app.addHook('onReady', attempt)
  app.addHook('onClose', async () => {
    closed = true
    clearTimeout(timer)
  })
}
