import { createHash } from 'node:crypto'
import type { Work } from '../../contract/rights/actor.ts'
import { sql, type Db } from '../../db/index.ts'
import { bringDemand, discardDemand } from '../demand/index.ts'
import { weighQuietly } from '../match/index.ts'
import type { Wish } from './reading/wish/wish.ts'

const saidOf = (wish: Wish): string =>
  createHash('sha256').update(JSON.stringify(wish)).digest('base64url')

/**
 * What files said before that people look for, so that the same row begins no second demand. Rows
 * change it as they are decided.
 */
export class Wishes {
  private readonly known: Set<string>
  private constructor(known: Set<string>) {
    this.known = known
  }

  static async of(db: Db, contactIds: string[]): Promise<Wishes> {
    if (contactIds.length === 0) return new Wishes(new Set())
    // A demand keeps the contact it began with when that becomes part of another.
    const { rows } = await sql<{ final: string; said: string }>`
      with recursive down as (
        select id as final, id from contact where id = any(${contactIds}::uuid[])
        union select d.final, c.id from contact c join down d on c.merged_into_id = d.id
      ) select down.final, i.said from down join demand on demand.contact_id = down.id
      join intake_demand i on i.demand_id = demand.id`.execute(db)
    return new Wishes(new Set(rows.map(({ final, said }) => `${final} ${said}`)))
  }

  /** Whether somebody's wish is new; from then on it is known. */
  isNew(contactId: string, wish: Wish): boolean {
    const key = `${contactId} ${saidOf(wish)}`
    if (this.known.has(key)) return false
    this.known.add(key)
    return true
  }
}

/** A decided row, as far as its demand goes. */
interface Beginning {
  number: number
  begins: Wish | null
  somebody: { id: string } | null
}

/** Begins the demands of a batch; what is found for them is nobody's news. */
export async function beginDemands(
  work: Work,
  runId: string,
  decisions: Beginning[],
): Promise<void> {
  for (const { number, begins, somebody } of decisions) {
    if (!begins || !somebody) continue
    const demandId = await bringDemand(work, somebody.id, begins)
    await weighQuietly(work.trx, 'demand', demandId)
    await work.trx
      .insertInto('intake_demand')
      .values({ run_id: runId, number, demand_id: demandId, said: saidOf(begins) })
      .execute()
  }
}

/** Takes some of a run's demands away that nobody works with; how many it looked at, and took. */
export async function endDemands(
  trx: Db,
  runId: string,
  most: number,
): Promise<{ looked: number; removed: number }> {
  const rows = await trx
    .selectFrom('intake_demand')
    .select(['number', 'demand_id'])
    .where('run_id', '=', runId)
    .where('kept', '=', false)
    .orderBy('number')
    .limit(most)
    .execute()
  let removed = 0
  for (const { number, demand_id } of rows)
    if (await discardDemand(trx, demand_id)) removed += 1
    else
      await trx
        .updateTable('intake_demand')
        .set({ kept: true })
        .where('run_id', '=', runId)
        .where('number', '=', number)
        .execute()
  return { looked: rows.length, removed }
}
