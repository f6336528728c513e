import { sql, inTransaction, recordEvent } from '../../../db/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import { lockStanding } from '../../user/index.ts'
import { MAIL } from '../job-kinds.ts'
import { findTakeout, setTakeout, type TakeoutRow } from '../takeout.repository.ts'
import { layOut } from '../zip/layout.ts'
import { forgetFiles, insertFiles } from './files.repository.ts'
import { manifest } from './manifest.ts'
import { measureAll } from './measure.ts'
import { removeSpool } from './remove.ts'
import { writeDown } from './snapshot.ts'
import { keepText } from './spool.ts'

const DAY = 86_400_000
const LIFE = 7 * DAY
const TRIES = 5
const NOBODY = '00000000-0000-0000-0000-000000000000'
/** Percent of the way that the texts take. */
const TEXTS = 50

/**
 * Makes a takeout: the texts as of one moment, then the size and digest of each file, then the
 * place of each in the zip. Runs again after a crash: the texts from the start, since their moment
 * has passed, the rest where it stood.
 */
export async function collect(id: string, deps: Deps): Promise<void> {
  const { db } = deps
  const row = await findTakeout(db, id)
  if (row?.state !== 'collecting') return
  if (row.attempts >= TRIES) return giveUp(row, deps)
  await setTakeout(db, id, { attempts: row.attempts + 1 }, 'collecting')
  if (row.contents === null && !(await texts(row, deps))) return giveUp(row, deps)
  await measureAll(deps, id, (share) =>
    setTakeout(db, id, { progress: Math.floor(TEXTS + share * (99 - TEXTS)) }, 'collecting'),
  )
  const read = await findTakeout(db, id)
  if (read?.state === 'collecting') await finish(read, deps)
}

/** False when nobody is left for whom it could be read. */
async function texts(row: TakeoutRow, deps: Deps): Promise<boolean> {
  await forgetFiles(deps.db, row.id)
  await removeSpool(deps, row.id)
  const standing = await inTransaction(deps.db, (trx) =>
    lockStanding(trx, row.agency_id, row.created_by ?? NOBODY, 'ADMIN'),
  )
  if (!standing) return false
  const contents = await writeDown(row, standing.userId, deps, (share) =>
    setTakeout(deps.db, row.id, { progress: Math.floor(share * TEXTS) }, 'collecting'),
  )
  if (contents) await setTakeout(deps.db, row.id, { contents }, 'collecting')
  return true
}

async function finish(row: TakeoutRow, deps: Deps): Promise<void> {
  const { db, jobs } = deps
  await sql`delete from takeout_file where takeout_id = ${row.id} and position = 0`.execute(db)
  const first = { name: 'manifest.json', position: 0 }
  await insertFiles(db, row.id, [await keepText(deps, row.id, first, manifest(db, row))])
  const { entries, bytes, directoryAt } = await layOut(db, row.id, row.created_at)
  const at = deps.now()
  await inTransaction(db, async (trx) => {
    const change = {
      state: 'ready' as const,
      progress: 100,
      entries,
      bytes,
      directory_at: directoryAt,
      ready_at: at,
      expires_at: new Date(at.getTime() + LIFE),
    }
    if (!(await setTakeout(trx, row.id, change, 'collecting'))) return
    const agencyId = row.agency_id
    await recordEvent(trx, { kind: 'takeout.ready', agencyId, subject: row.id })
    await jobs.add(trx, MAIL, { id: row.id, kind: 'ready' }, { agencyId })
  })
}

async function giveUp({ id, agency_id: agencyId }: TakeoutRow, deps: Deps): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    if (await setTakeout(trx, id, { state: 'failed', ended_at: deps.now() }, 'collecting'))
      await deps.jobs.add(trx, MAIL, { id, kind: 'failed' }, { agencyId })
  })
  await forgetFiles(deps.db, id)
  await removeSpool(deps, id)
}
