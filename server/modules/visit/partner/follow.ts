import type { Deps } from '../../../contract/deps.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { inTransaction, isDue, sql, type Db } from '../../../db/index.ts'
import { eachOne } from '../../../jobs/index.ts'
import { findEvent, isKnownEvent, moveEvent, setEventStatus } from '../../agenda/index.ts'
import { program } from './diaries.ts'
import { LONGEST_MS } from '../visit.repository.ts'
import { tellAsker, tellLister } from './news.ts'
import { saveVisit, type PartnerVisitRow } from './partner.repository.ts'

/** An agent may take a change of the diary back for so long before the other side is told. */
const GRACE_MS = 60_000
const AT_ONCE = 100

/** A confirmed visit that stands otherwise in the diary of one side. */
interface Changed {
  id: string
  asking: boolean
  gone: boolean
  startsAt: Date
  endsAt: Date
}

/**
 * What the two diaries say otherwise, left so until `settled`; of both sides the later word. Some of
 * them, others each time: as many as are asked for may wait for a version that reads them.
 */
const changedOf = async (db: Db, settled: Date, id: string | null): Promise<Changed[]> =>
  (
    await sql<Changed>`
      select * from (select distinct on (v.id) v.id, e.id = v.asking_event as asking,
        (e.deleted_at is not null or e.status = 'cancelled') as gone,
        e.starts_at as "startsAt", e.ends_at as "endsAt"
      from partner_visit v join agenda_event e on e.id in (v.asking_event, v.asked_event)
      where v.state = 'confirmed' and ${isDue('e.updated_at', settled, LONGEST_MS)}
        and (e.deleted_at is not null or e.status = 'cancelled' or e.starts_at <> v.starts_at)
        ${id === null ? sql`` : sql`and v.id = ${id}`}
      order by v.id, gone desc, e.updated_at desc) c order by random() limit ${AT_ONCE}`.execute(db)
  ).rows

/** The other side's diary follows, and it is told. */
async function follow(work: Work, row: PartnerVisitRow, changed: Changed): Promise<void> {
  const { trx, deps } = work
  const { asking, gone, startsAt, endsAt } = changed
  const at = deps.now()
  const other = asking ? row.asked_event : row.asking_event
  const otherAgency = asking ? row.lister_id : row.agency_id
  if (gone && other) await setEventStatus(trx, other, 'cancelled', { at })
  else if (other)
    await moveEvent(program(work, otherAgency, 'es'), other, {
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })
  const saved = await saveVisit(trx, row.id, {
    ...(gone ? { state: 'cancelled' as const } : { starts_at: startsAt }),
    changed_at: at,
  })
  await (asking ? tellLister : tellAsker)(work, saved, gone ? 'cancelled' : 'moved')
}

/** Does this version know what the event is and how it stands? One that is not there is no matter. */
async function isKnown(trx: Db, id: string | null): Promise<boolean> {
  const full = id === null ? undefined : await findEvent(trx, id)
  return !full || full.row.deleted_at !== null || isKnownEvent(full.row)
}

/** One of them, as it stands by then; what only a later version knows is left to it. */
const followOne = (deps: Deps, id: string, settled: Date): Promise<void> =>
  inTransaction(deps.db, async (trx) => {
    const row = await trx
      .selectFrom('partner_visit')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'confirmed')
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    const [changed] = row ? await changedOf(trx, settled, id) : []
    if (!row || !changed) return
    if (!(await isKnown(trx, row.asking_event)) || !(await isKnown(trx, row.asked_event))) return
    await follow(
      { trx, deps, actor: { userId: null, agencyId: '', role: 'ADMIN', lang: 'es' } },
      row,
      changed,
    )
  })

/**
 * Confirmed visits that one side moved or took out of its diary: the other's diary follows. Each in
 * a transaction of its own: one that cannot follow holds up no other's.
 */
export async function followDiaries(deps: Deps): Promise<void> {
  const settled = new Date(deps.now().getTime() - GRACE_MS)
  const changed = await changedOf(deps.db, settled, null)
  await eachOne(changed, ({ id }) => followOne(deps, id, settled))
}
