import { constants } from 'node:fs'
import { access, mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Condition, ConditionReport } from './contract/condition.ts'
import { storageFaultOf, type StorageFault } from './contract/storage.ts'
import { sql, type Database } from './db/index.ts'
import { tempName } from './temp.ts'

const PATIENCE_MS = 2000
/** A disk with less than this is as good as full: one upload takes as much. */
const LEAST_BYTES = 16 * 1024 * 1024
const PROBE_BYTES = 64 * 1024

/** What the condition is read from. */
export interface Ground {
  db: Database
  dataDir: string
  /** Why the embedded database is not there at the moment; null: it is, or there is none. */
  trouble(): string | null
  /** Whether NOTIFY reaches us. */
  heard(): boolean
}

/**
 * The condition of this process. A disk that is full, or closed for writing, is seen by looking and
 * by what failed (a quota, the database's own disk): after such a failure each reading tries to
 * write until that works again.
 */
export function conditionOf({ db, dataDir, trouble, heard }: Ground): Condition {
  const failed: Partial<Record<StorageFault['part'], StorageFault['fault']>> = {}

  /** A suspicion is looked into by doing it. */
  const still = async (
    part: StorageFault['part'],
    tried: () => Promise<unknown>,
  ): Promise<StorageFault['fault'] | 'ok'> => {
    if (failed[part] === undefined) return 'ok'
    try {
      await tried()
      delete failed[part]
      return 'ok'
    } catch (error) {
      return (failed[part] = storageFaultOf(error)?.fault ?? failed[part])
    }
  }
  const files = async (): Promise<ConditionReport['files']> => {
    const seen = await look(dataDir)
    return seen === 'ok' ? still('files', () => tryFile(path.join(dataDir, 'tmp'))) : seen
  }
  const database = async (): Promise<ConditionReport['database']> => {
    if (trouble() !== null) return 'restarting'
    const asked = sql<{
      closed: boolean
    }>`select current_setting('transaction_read_only') = 'on' as closed`.execute(db)
    const answer = await within(asked.then(({ rows }) => rows[0] ?? null).catch(() => null))
    if (!answer) return trouble() === null ? 'away' : 'restarting'
    if (answer.closed) return 'read-only'
    if (failed.database === 'read-only') delete failed.database
    return still('database', () => tryRows(db))
  }
  return {
    note: (error) => {
      const found = storageFaultOf(error)
      if (found) failed[found.part] = found.fault
    },
    read: async () => {
      const report = {
        database: await database(),
        files: await files(),
        live: heard() ? ('listening' as const) : ('polling' as const),
      }
      const away = report.database === 'away' || report.database === 'restarting'
      const sound = report.database === 'ok' && report.files === 'ok'
      return { status: away ? 'unavailable' : sound ? 'ready' : 'limited', ...report }
    },
  }
}

/** The folder's disk, looked at. Before the first upload the folder may not be there. */
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
  db
    .transaction()
    .execute((trx) =>
      sql`create temporary table probe on commit drop as select repeat('x', 1000) as x from generate_series(1, 100)`.execute(
        trx,
      ),
    )

function within<T>(asked: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>(
    (resolve) => (timer = setTimeout(() => resolve(null), PATIENCE_MS)),
  )
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
