import { constants, existsSync } from 'node:fs'
import { access, mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Condition, ConditionReport } from '../contract/condition.ts'
import { CLOSED, FULL, storageFaultOf, type StorageFault } from '../contract/storage.ts'
import { sql, type Database } from '../db/index.ts'
import { tempName } from './temp-files.ts'

const PATIENCE_MS = 2000
/** A disk with less than this is as good as full: one upload takes as much. */
const LEAST_BYTES = 16 * 1024 * 1024
const PROBE_BYTES = 64 * 1024
/** What is written below DATA_DIR; each may be a disk of its own. */
const FOLDERS = ['', 'tmp', 'files', 'files/.tmp', 'outbox']
/** Where trying to write disturbs nobody; the outbox is there when mails are kept in it. */
const TRIED = ['tmp', 'files/.tmp', 'outbox']

/** What the condition is read from. */
export interface Ground {
  db: Database
  dataDir: string
  /** Why the embedded database is not there at the moment; null: it is, or there is none. */
  trouble(): string | null
  /** Whether it takes a new connection; null: it does not answer whoever asks. */
  takesIn(): Promise<boolean | null>
  /** Whether NOTIFY reaches us. */
  heard(): boolean
  /** So long the database may take to answer; 2 s unless told. */
  patienceMs?: number
}

/** What there is to say of the database, and whether it can be read. */
interface Reached {
  word: ConditionReport['database']
  reached: boolean
}
const unreached = (word: ConditionReport['database']): Reached => ({ word, reached: false })

/**
 * The condition of this process. A disk that is full, or closed for writing, is seen by looking and
 * by what failed (a quota, the database's own disk): after such a failure each reading tries to
 * write until that works again.
 */
export function conditionOf({
  db,
  dataDir,
  trouble,
  takesIn,
  heard,
  patienceMs = PATIENCE_MS,
}: Ground): Condition {
  const failed: Partial<Record<StorageFault['part'], StorageFault['fault']>> = {}
  // Whoever asks often shares the question: never more than one connection is opened for it.
  let knocking: Promise<boolean> | null = null
  // One that hangs leaves questions open longer than anybody waits here: the last answer counts.
  let open = true
  const knock = (): Promise<boolean> =>
    (knocking ??= takesIn()
      .then((taken) => (open = taken ?? false))
      .finally(() => (knocking = null)))

  /** A suspicion is looked into by doing it. */
  const still = async (
    part: StorageFault['part'],
    tried: () => Promise<unknown>,
    suspect = false,
  ): Promise<StorageFault['fault'] | 'ok'> => {
    if (failed[part] === undefined && !suspect) return 'ok'
    try {
      await tried()
      delete failed[part]
      return 'ok'
    } catch (error) {
      const fault = storageFaultOf(error)?.fault ?? failed[part]
      if (fault !== undefined) failed[part] = fault
      return fault ?? 'ok'
    }
  }
  /** A disk that its system has closed still looks writable: where the database fails, we try. */
  const files = async (suspect: boolean): Promise<ConditionReport['files']> => {
    for (const name of FOLDERS) {
      const seen = await look(path.join(dataDir, name))
      if (seen !== 'ok') return seen
    }
    const tried = TRIED.map((name) => path.join(dataDir, name))
    return still(
      'files',
      async () => {
        for (const folder of tried)
          if (!folder.endsWith('outbox') || existsSync(folder)) await tryFile(folder)
      },
      suspect,
    )
  }
  const within = <T>(asked: Promise<T>): Promise<T | null> => soonOr(asked, patienceMs)
  const database = async (): Promise<Reached> => {
    const why = trouble()
    if (why !== null)
      return unreached(FULL.test(why) ? 'full' : CLOSED.test(why) ? 'read-only' : 'restarting')
    const asked = sql<{
      closed: boolean
    }>`select current_setting('transaction_read_only') = 'on' as closed`.execute(db)
    const answer = await within(asked.then(({ rows }) => rows[0] ?? null).catch(storageFaultOf))
    if (!answer) return unreached(trouble() === null ? 'away' : 'restarting')
    // Its disk is so full that it takes no connection.
    if ('fault' in answer) return unreached(answer.fault)
    if (!((await within(knock())) ?? open))
      return unreached(trouble() === null ? 'away' : 'restarting')
    if (answer.closed) return { word: 'read-only', reached: true }
    if (failed.database === 'read-only') delete failed.database
    return { word: await still('database', () => tryRows(db)), reached: true }
  }
  return {
    note: (error) => {
      const found = storageFaultOf(error)
      if (found) failed[found.part] = found.fault
    },
    read: async () => {
      const { word, reached } = await database()
      const report = {
        database: word,
        files: await files(!reached),
        live: heard() ? ('listening' as const) : ('polling' as const),
      }
      const sound = report.database === 'ok' && report.files === 'ok'
      return { status: !reached ? 'unavailable' : sound ? 'ready' : 'limited', ...report }
    },
  }
}

/** A folder's disk, looked at. Before the first upload the folder may not be there. */
async function look(folder: string): Promise<ConditionReport['files']> {
  try {
    await access(folder, constants.W_OK)
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize < LEAST_BYTES ? 'full' : 'ok'
  } catch (error) {
    return storageFaultOf(error)?.fault ?? 'ok'
  }
}

async function tryFile(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, tempName())
  await writeFile(file, Buffer.alloc(PROBE_BYTES)).finally(() =>
    rm(file, { force: true }).catch(() => undefined),
  )
}

/** Pages of its own that are gone with the transaction. */
const tryRows = (db: Database): Promise<unknown> =>
  db.transaction().execute((trx) =>
    sql`
        create temporary table probe on commit drop as select repeat('x', 1000) as x
        from generate_series(1, 100)`.execute(trx),
  )

function soonOr<T>(asked: Promise<T>, patienceMs: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), patienceMs)))
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
