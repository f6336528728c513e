import type { Deps } from '../../../contract/deps.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { inTransaction, sql, type Db } from '../../../db/index.ts'
import { moveEvent, setEventStatus } from '../../agenda/index.ts'
import { program } from './diaries.ts'
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

/** What the two diaries say otherwise, left so until `settled`; of both sides the later word. */
const changedOf = async (trx: Db, settled: Date): Promise<Changed[]> =>
  (
    await sql<Changed>`
      select distinct on (v.id) v.id, e.id = v.asking_event as asking,
        (e.deleted_at is not null or e.status = 'cancelled') as gone,
        e.starts_at as "startsAt", e.ends_at as "endsAt"
      from partner_visit v join agenda_event e on e.id in (v.asking_event, v.asked_event)
      where v.state = 'confirmed' and e.updated_at < ${settled}
        and (e.deleted_at is not null or e.status = 'cancelled' or e.starts_at <> v.starts_at)
      order by v.id, gone desc, e.updated_at desc limit ${AT_ONCE}`.execute(trx)
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

/** Confirmed visits that one side moved or took out of its diary: the other's diary follows. */
export async function followDiaries(deps: Deps): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const settled = new Date(deps.now().getTime() - GRACE_MS)
    for (const changed of await changedOf(trx, settled)) {
      const row = await trx
        .selectFrom('partner_visit')
        .selectAll()
        .where('id', '=', changed.id)
        .where('state', '=', 'confirmed')
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (row)
        await follow(
          { trx, deps, actor: { userId: null, agencyId: '', role: 'ADMIN', lang: 'es' } },
          row,
          changed,
        )
    }
  })
}
