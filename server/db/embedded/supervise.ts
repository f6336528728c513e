import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { bringUp, type Ground } from './bring-up.ts'
import type { EmbeddedServer } from './server.ts'
import type { GuardedProcess } from './guarded-process.ts'
import { watchHanging } from './watch-hanging.ts'
import { watchClosed } from './watch.ts'

const FIRST_MS = 250
const LONGEST_MS = 30_000
/** Who lived for so long begins anew with short pauses. */
const SOUND_MS = 60_000

const lastWords = (words: string): string => words.trim().split('\n').at(-1)?.slice(-300) ?? ''
/**
 * Why it did not start; its very last words are only that it is shut down, and others are what it
 * told us while we knocked.
 */
const reason = (words: string): string =>
  lastWords(
    words.split('\n').findLast((line) => /(?:FATAL|PANIC): +(?!the database system)/.test(line)) ??
      words,
  )

/**
 * Starts or adopts the server and brings it back whenever it ends unasked: at once, then with
 * growing pauses (to half a minute), for ever. One that takes nobody in is made to end first.
 * The first start throws; later failures are said.
 */
export async function supervise(
  ground: Ground,
): Promise<Pick<EmbeddedServer, 'adopted' | 'trouble' | 'stop'>> {
  const ending = new AbortController()
  let guarded: GuardedProcess | null = null
  let watched: pg.Client | null = null
  let trouble: string | null = null
  let rising: Promise<void> = Promise.resolve()
  let lookAway = (): void => undefined
  let upSince = 0
  let falls = 0

  const up = async (): Promise<void> => {
    const found = await bringUp(ground)
    const { client } = found
    guarded = found.guarded
    upSince = performance.now()
    lookAway = watchClosed(ground, (why) => (trouble ??= why))
    if (guarded) {
      const own = guarded
      const lookElsewhere = lookAway
      const leave = watchHanging(ground, () => (trouble ??= 'it hangs'))
      lookAway = () => (lookElsewhere(), leave())
      void own.ended.then(() => fallen(lastWords(own.words())))
      await client.end().catch(() => undefined)
    } else {
      // Adopted: its end is seen at this connection only.
      watched = client
      client.once('end', () => fallen('its owner has ended'))
    }
  }
  const fallen = (why: string): void => {
    lookAway()
    if (ending.signal.aborted) return
    falls = performance.now() - upSince > SOUND_MS ? 0 : falls + 1
    trouble = why || 'it was killed'
    ground.say(`PostgreSQL has ended (${trouble}): starting it again`)
    rising = rise()
  }
  const rise = async (): Promise<void> => {
    for (; !ending.signal.aborted; falls += 1) {
      const pause = falls === 0 ? 0 : Math.min(LONGEST_MS, FIRST_MS * 2 ** (falls - 1))
      await sleep(pause, undefined, { signal: ending.signal }).catch(() => undefined)
      if (ending.signal.aborted) return
      try {
        await up()
        trouble = null
        return ground.say('PostgreSQL answers again')
      } catch (error) {
        trouble = reason(error instanceof Error ? error.message : String(error))
        ground.say(`PostgreSQL cannot be started: ${trouble}`)
      }
    }
  }
  await up()
  return {
    adopted: guarded === null,
    trouble: () => trouble,
    stop: async () => {
      ending.abort()
      await rising
      lookAway()
      await watched?.end().catch(() => undefined)
      await guarded?.stop()
    },
  }
}
