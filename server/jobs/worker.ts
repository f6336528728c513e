import { loggable } from '../contract/failure.ts'
import { listenTo, type Ear } from '../db/listen.ts'
import type { Connection } from '../db/pool.ts'
import { addDue } from './clock.ts'
import { CHANNEL } from './queue.ts'
import { runNext, type Bench } from './run.ts'

const POLL_MS = 2000

/** Workers at work. */
export interface Workers {
  /** Takes no more jobs and waits for those under way. */
  stop(): Promise<void>
}

/**
 * Works on due jobs, `count` at a time: woken by NOTIFY, with a poll every 2 s as the safety net. Of two or more the first
 * leaves slow jobs to the others: whoever uploads endless feeds cannot hold up anybody's mail.
 */
export function startWorkers(bench: Bench, connection: Connection, count: number): Workers {
  const quick = count > 1 ? { ...bench, definitions: new Map([...bench.definitions].filter(([, { slow }]) => !slow)) } : bench
  let stopped = false
  let ear: Ear | null = null
  const waiting = new Set<() => void>()
  const wake = (): void => {
    for (const go of waiting) go()
    waiting.clear()
  }
  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(done, POLL_MS * (0.75 + Math.random() / 2))
      function done(): void {
        clearTimeout(timer)
        waiting.delete(done)
        resolve()
      }
      waiting.add(done)
    })
  const work = async (first: boolean): Promise<void> => {
    while (!stopped) {
      try {
        if (first && !ear?.open()) ear = await listenTo(connection, CHANNEL, wake)
        if (first) await addDue(bench)
        while (!stopped && (await runNext(first ? quick : bench))) continue
      } catch (error) {
        bench.log.warn({ err: loggable(error) }, 'jobs cannot reach the database')
      }
      if (!stopped) await rest()
    }
  }
  const loops = Array.from({ length: count }, (_, index) => work(index === 0))
  return {
    stop: async () => {
      stopped = true
      wake()
      await Promise.all(loops)
      await ear?.close()
    },
  }
}
