import { sql, inTransaction, recordEvent, type Db } from '../../../db/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import { awaitLaterVersion, outageOf } from '../../../jobs/index.ts'
import { lockStanding } from '../../user/index.ts'
import { MAIL } from '../job-kinds.ts'
import {
  findTakeout,
  inTurn,
  knowsParts,
  noteOutage,
  Overtaken,
  setTakeout,
  takeTurn,
  type TakeoutRow,
} from '../takeout.repository.ts'
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
 * has passed, the rest where it stood. A process that slept meanwhile changes nothing when it wakes.
 * While what keeps our data is away its job waits, and no try is counted.
 */
export async function collect(id: string, deps: Deps): Promise<void> {
  const row = await findTakeout(deps.db, id)
  if (row?.state !== 'collecting') return
  // Without a part that was asked for it would be called ready, and who leaves would leave it.
  if (!(await knowsParts(deps.db, id))) awaitLaterVersion('the parts of a takeout')
  try {
    if (row.attempts - row.put_back >= TRIES) return await giveUp(row, deps)
    await make(await takeTurn(deps.db, row), deps)
  } catch (error) {
    if (error instanceof Overtaken) return
    if (outageOf(error) !== null) await noteOutage(deps.db, id).catch(() => undefined)
    throw error
  }
}

async function make(row: TakeoutRow, deps: Deps): Promise<void> {
  const { db } = deps
  if (row.contents === null && !(await texts(row, deps))) return giveUp(row, deps)
  await measureAll(deps, row.id, (share) =>
    progress(row, deps, TEXTS + share * (99 - TEXTS)).then(() => true),
  )
  const read = await findTakeout(db, row.id)
  if (read) await finish({ ...read, attempts: row.attempts }, deps)
}

const progress = (row: TakeoutRow, { db }: Deps, percent: number): Promise<boolean> =>
  inTurn(db, row, (trx) => setTakeout(trx, row.id, { progress: Math.floor(percent) }, 'collecting'))

/** False when nobody is left for whom it could be read. */
async function texts(row: TakeoutRow, deps: Deps): Promise<boolean> {
  await inTurn(deps.db, row, (trx) => forgetFiles(trx, row.id))
  await removeSpool(deps, row.id, row.attempts)
  const standing = await inTransaction(deps.db, (trx) =>
    lockStanding(trx, row.agency_id, row.created_by ?? NOBODY, 'ADMIN'),
  )
  if (!standing) return false
  const contents = await writeDown(row, standing.userId, deps, (share) =>
    progress(row, deps, share * TEXTS),
  )
  await inTurn(deps.db, row, (trx) => setTakeout(trx, row.id, { contents }, 'collecting'))
  return true
}

async function finish(row: TakeoutRow, deps: Deps): Promise<void> {
  const first = { name: 'manifest.json', position: 0 }
  const file = await keepText(deps, row, first, manifest(deps.db, row))
  await inTurn(deps.db, row, async (trx) => {
    await sql`delete from takeout_file where takeout_id = ${row.id} and position = 0`.execute(trx)
    await insertFiles(trx, row.id, [file])
    await tellReady(trx, row, deps)
  })
}

async function tellReady(trx: Db, row: TakeoutRow, { jobs, now }: Deps): Promise<void> {
  const { entries, bytes, directoryAt } = await layOut(trx, row.id, row.created_at)
  const [at, agencyId] = [now(), row.agency_id]
  const change = {
    state: 'ready' as const,
    progress: 100,
    entries,
    bytes,
    directory_at: directoryAt,
    ready_at: at,
    expires_at: new Date(at.getTime() + LIFE),
  }
  await setTakeout(trx, row.id, change, 'collecting')
  await recordEvent(trx, { kind: 'takeout.ready', agencyId, subject: row.id })
  await jobs.add(trx, MAIL, { id: row.id, kind: 'ready' }, { agencyId })
}

async function giveUp(row: TakeoutRow, deps: Deps): Promise<void> {
  const { id, agency_id: agencyId } = row
  await inTurn(deps.db, row, async (trx) => {
    await setTakeout(trx, id, { state: 'failed', ended_at: deps.now() }, 'collecting')
    await deps.jobs.add(trx, MAIL, { id, kind: 'failed' }, { agencyId })
  })
  await forgetFiles(deps.db, id)
  await removeSpool(deps, id)
}
