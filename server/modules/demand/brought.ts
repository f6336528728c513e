import type { DemandInput } from '../../../generated/model/index.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { sql, type Db } from '../../db/index.ts'
import type { DemandDoc } from '../../db/tables/demand.ts'
import { beginDemand } from './begin.ts'
import { changed } from './demand.service.ts'
import { brokenRules } from './rules.ts'

/**
 * Begins a demand that a file tells of, in the transaction that brings its person. Nothing is
 * written to the person's timeline: nobody talked to them. Throws for a document that contradicts
 * itself.
 */
export async function bringDemand(
  work: Work,
  contactId: string,
  doc: Pick<DemandInput, 'what' | 'where' | 'home' | 'money' | 'follow'>,
): Promise<string> {
  const broken = Object.keys(brokenRules(doc as DemandDoc))
  if (broken.length > 0) throw new Error(`a demand that contradicts itself: ${broken.join()}`)
  const row = await beginDemand(work, doc as DemandDoc, {
    contactId,
    agentId: work.actor.userId,
    tags: [],
  })
  await changed(work, row, 'created')
  return row.id
}

/**
 * Takes a demand away that a file began and nobody touched; false: somebody changed it, wrote to
 * its history, or it has a selection, an offer or an event, so it stays.
 */
export async function discardDemand(trx: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from demand d where d.id = ${id} and d.version = 1
      and not exists (select 1 from demand_history h
        where h.demand_id = d.id and h.by_user is not null and h.kind <> 'CREATED')
      and not exists (select 1 from selection s where s.demand_id = d.id)
      and not exists (select 1 from offer o where o.demand_id = d.id)
      and not exists (select 1 from agenda_event e
        where e.demand_id = d.id and e.deleted_at is null)
    for update of d`.execute(trx)
  if (rows.length === 0) return false
  await trx.deleteFrom('demand').where('id', '=', id).execute()
  return true
}
