import { standingEar } from '../db/listen.ts'
import type { Connection } from '../db/pool.ts'
import { dueKinds } from './claim.ts'
import { CLASSES, classOf, ONE_EACH, type JobClass } from './classes.ts'
import { addScheduled, takeBackAhead } from './schedule.ts'
import { stalledTeller } from './stalled.ts'
import { CHANNEL } from './queue.ts'
import { Rest } from './sleep.ts'
import { runNext, type JobContext } from './run.ts'
import { Turns } from './turns.ts'

const POLL_MS = 2000

/** Workers at work. */
export interface Workers {
  /** Takes no more jobs and waits for those under way. */
  stop(): Promise<void>
}

/** The work of one class: its kinds, its agencies' turns, its sleepers. */
interface Lane {
  context: JobContext
  rest: Rest
}

function lanesOf(context: JobContext): Map<JobClass, Lane> {
  const names = Object.keys(CLASSES) as JobClass[]
  return new Map(
    names.flatMap((name) => {
      const own = [...context.definitions].filter(([, definition]) => classOf(definition) === name)
      return own.length === 0
        ? []
        : [
            [
              name,
              {
                context: {
                  ...context,
                  definitions: new Map(own),
                  turns: new Turns(ONE_EACH.has(name)),
                },
                rest: new Rest(),
              },
            ],
          ]
    }),
  )
}

/**
 * Works on due jobs, each class with workers of its own (`count` is JOB_WORKERS; classes.ts says
 * how many), so that none waits for another. Woken by NOTIFY; a keeper looks every 2 s (`pollMs`) for
 * what nobody called, and adds what the clock asks for.
 */
export function startWorkers(
  context: JobContext,
  connection: Connection,
  count: number,
  pollMs = POLL_MS,
): Workers {
  let stopped = count === 0
  const lanes = lanesOf({ ...context, isOver: () => stopped })
  const pause = new Rest()
  const tellStalled = stalledTeller(context)
  const wake = (kind: string): void => {
    const definition = context.definitions.get(kind)
    for (const [name, { rest }] of lanes)
      if (kind === '' || (definition && classOf(definition) === name)) rest.wake()
  }
  const failed = (error: unknown): void =>
    context.log.warn({ err: error }, 'jobs cannot reach the database')
  const ear = standingEar(connection, CHANNEL, wake, failed)

  const work = async ({ context: own, rest }: Lane): Promise<void> => {
    while (!stopped) {
      const called = rest.called
      try {
        while (!stopped && (await runNext(own))) continue
      } catch (error) {
        failed(error)
        if (!stopped) await pause.sleep(pollMs)
      }
      if (!stopped) await rest.sleep(null, called)
    }
  }
  const keep = async (): Promise<void> => {
    while (!stopped) {
      try {
        await ear.ensure()
        await addScheduled(context)
        await takeBackAhead(context.deps.db)
        await tellStalled()
        for (const kind of await dueKinds(context.deps.db, [...context.definitions.keys()]))
          wake(kind)
      } catch (error) {
        failed(error)
      }
      if (!stopped) await pause.sleep(pollMs * (0.75 + Math.random() / 2))
    }
  }
  const loops = stopped
    ? []
    : [
        keep(),
        ...[...lanes].flatMap(([name, lane]) =>
          Array.from({ length: CLASSES[name](count) }, () => work(lane)),
        ),
      ]
  return {
    stop: async () => {
      stopped = true
      pause.wake()
      for (const { rest } of lanes.values()) rest.wake()
      await Promise.all(loops)
      await ear.close()
    },
  }
}
