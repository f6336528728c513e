import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { databaseAway } from '../away.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { OWNER } from './initdb.ts'
import { startGuarded, type GuardedProcess } from './guarded-process.ts'
import {
  dropEmptyLocks,
  dropForeignLock,
  endSurvivors,
  hasOtherParent,
  isListening,
  postmasterOf,
  signalPostmaster,
} from './postmaster.ts'
import { commandOf } from './settings.ts'
import { knock, makeSocketFolder } from './socket.ts'

const START_MS = 60_000
/**
 * While another holds the folder (a zombie not yet reaped, survivors of a killed server): looked at
 * again for so long.
 */
const LOCK_MS = 15_000
const LOCKED = /lock file|shared memory block/

/** A folder and how its server is run. */
export interface Ground {
  dir: string
  bin: Binaries
  account: Account
  volatile: boolean
  stopSeconds: number
  /** How long it may leave a new connection without an answer, three times in a row. */
  hangSeconds: number
  /** Tells people what is being waited for. */
  say(words: string): void
}

/**
 * What answers on the folder: ours, guarded, or another process's (`guarded` null), and an open
 * connection to it.
 */
export interface Found {
  client: pg.Client
  guarded: GuardedProcess | null
}

/** Adopts or starts the server, and sees that our database exists. */
export async function bringUp(ground: Ground): Promise<Found> {
  const { dir, bin, account, volatile } = ground
  await makeSocketFolder(dir, account) // each time: who sweeps the temp folder takes it, too
  let begun = 0
  const patience = waiter(ground)
  let guarded: GuardedProcess | null = null
  for (;;) {
    const client = await knock(dir)
    if (client) {
      // Another process was faster: its server is adopted, ours ends by itself at the lock file.
      const postmaster = guarded && (await postmasterOf(dir))
      if (
        guarded &&
        (guarded.hasEnded() || (postmaster && (await hasOtherParent(postmaster.pid, guarded.pid))))
      ) {
        await guarded.ended
        guarded = null
      }
      try {
        await ensureDatabase(client)
        return { client, guarded }
      } catch (error) {
        void client.end().catch(() => undefined)
        if (guarded !== null || !databaseAway(error)) throw error
        await sleep(50) // its owner stops: what follows waits for that, and starts it anew
        continue
      }
    }
    if (guarded === null) {
      if (await patience.mustWait()) continue
      guarded = startGuarded(commandOf(dir, volatile, bin), account, ground.stopSeconds)
      begun = performance.now()
    } else if (guarded.hasEnded()) {
      if (!LOCKED.test(guarded.words()) || patience.locked(performance.now()) > LOCK_MS) {
        throw new Error(`PostgreSQL did not start in ${dir}: ${guarded.words().trim()}`)
      }
      if (patience.locked(performance.now()) > LOCK_MS / 3) {
        await endSurvivors(dir)
        await dropEmptyLocks(dir, LOCK_MS / 3)
      }
      await sleep(200)
      guarded = null
    } else if (
      performance.now() - begun > START_MS &&
      (await postmasterOf(dir))?.status !== 'starting'
    ) {
      // One that is starting reads its log of writes after a crash: that may take long, and ends.
      await guarded.stop()
      throw new Error(
        `PostgreSQL did not answer within a minute in ${dir}: ${guarded.words().trim()}`,
      )
    } else await sleep(10)
  }
}

/** Waits for a server that holds the folder and does not answer: it starts, stops, or hangs. */
function waiter({ dir, stopSeconds, say }: Ground) {
  let since = 0
  let lockedSince = 0
  let told = ''
  let pushed: 'SIGQUIT' | 'SIGKILL' | null = null
  const tell = (words: string): void => {
    if (words !== told) say(words)
    told = words
  }
  return {
    /** Milliseconds since PostgreSQL first refused to start because of a lock. */
    locked: (now: number): number => now - (lockedSince ||= now),
    mustWait: async (): Promise<boolean> => {
      const other = await postmasterOf(dir)
      if (!other) return false
      const isElsewhere = other.whose !== 'ours' && (await isListening(dir))
      if (other.whose !== 'ours' && !isElsewhere) {
        if (other.whose === 'foreign') await dropForeignLock(dir, other.pid)
        return false // PostgreSQL looks by itself whether an id that is gone left anything
      }
      since ||= performance.now()
      const waited = performance.now() - since
      if (isElsewhere || other.status !== 'stopping') {
        if (waited > START_MS)
          throw new Error(
            `PostgreSQL (process ${other.pid}) holds ${dir} and does not answer: end it, then start again`,
          )
        if (waited > 2000)
          tell(
            `PostgreSQL (process ${other.pid}) holds ${dir} and does not answer yet: waiting for it`,
          )
      } else {
        tell(
          `PostgreSQL of an earlier run (process ${other.pid}) is still stopping in ${dir}: waiting for it`,
        )
        const due =
          waited > 2 * stopSeconds * 1000
            ? 'SIGKILL'
            : waited > stopSeconds * 1000
              ? 'SIGQUIT'
              : null
        if (due && due !== pushed) {
          say(
            `PostgreSQL (process ${other.pid}) has been stopping for ` +
              `${Math.round(waited / 1000)} s: ${due}; nothing that was written is lost`,
          )
          await signalPostmaster(dir, other.pid, due)
          pushed = due
        }
      }
      await sleep(50)
      return true
    },
  }
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [OWNER])
  if (rowCount === 0) {
    await client.query(`create database ${OWNER}`).catch((error: unknown) => {
      const code = error instanceof Error && 'code' in error ? error.code : ''
      if (code !== '42P04' && code !== '23505') throw error // made by another process just now
    })
  }
}
