import { pageIn } from '../../contract/language.ts'
import type { Deps } from '../../contract/deps.ts'
import { inTransaction, sql, type Db } from '../../db/index.ts'
import { eachOne } from '../../jobs/index.ts'
import { addDemandHistory, demandTitle, loadDemand } from '../demand/index.ts'
import { notify } from '../notification/index.ts'
import { foundBefore, lastHour } from '../search/index.ts'
import { seniorAdmin, whoHears } from '../user/index.ts'
import { say } from './messages.ts'

export const topicOf = (demandId: string): string => `match:${demandId}`

/** How many good homes were told, the best score and its home. */
interface FoundSummary {
  count: number
  best: number
  home: string | null
}

/** Marks what waits of a demand as told, so that it is told once whoever comes second. */
async function take(
  trx: Db,
  demandId: string,
  frequency: string,
  now: Date,
  before: Date | null,
): Promise<FoundSummary> {
  const { rows } = await sql<FoundSummary>`
    with told as (
      update match m set told_at = ${now} from match_demand d
      where m.demand_id = ${demandId} and d.demand_id = m.demand_id and d.frequency = ${frequency}
      and d.open and (d.expires_at is null or d.expires_at > ${now})
        and m.told_at is null and m.score > 0
        and m.state = 'new' ${before ? sql`and ${foundBefore('m.found_at', before, now)}` : sql``}
      returning m.score, m.property_id
    ) select count(*)::int as count, coalesce(max(score), 0)::int as best, (array_agg(property_id
    order by score desc))[1] as home from told`.execute(trx)
  return rows[0] ?? { count: 0, best: 0, home: null }
}

/** The home as the timeline names it; it was on the market a moment ago, so its title is public. */
async function nameOf(trx: Db, id: string | null): Promise<string | undefined> {
  const home =
    id === null
      ? undefined
      : await trx
          .selectFrom('property')
          .select(['ref', 'doc'])
          .where('id', '=', id)
          .executeTakeFirst()
  if (!home) return undefined
  const title = home.doc.texts?.title
  return [title?.['es'] ?? Object.values(title ?? {})[0], home.ref].filter(Boolean).join(', ')
}

/**
 * Tells whoever looks after a demand of the good homes that were not told yet, if it is followed at
 * this rhythm.
 */
export async function notifyFound(
  trx: Db,
  demandId: string,
  now: Date,
  frequency: 'instant' | 'daily' | 'weekly',
  before: Date | null = null,
): Promise<void> {
  const demand = await loadDemand(trx, demandId)
  if (!demand) return
  const { count, best, home } = await take(trx, demandId, frequency, now, before)
  if (count === 0) return
  const person = demand.agent_id ?? demand.created_by
  const { agency_id } = demand
  const agent = await (person ? whoHears(trx, agency_id, person) : seniorAdmin(trx, agency_id))
  const named = await nameOf(trx, home)
  await addDemandHistory(trx, demandId, {
    kind: 'MATCH',
    at: now,
    new: count,
    ...(named && { text: named }),
  })
  if (!agent) return
  const lang = agent.language
  await notify(trx, {
    userId: agent.id,
    kind: 'NOTIFICATION',
    title: `${demand.ref} · ${demandTitle(demand.doc, lang)}`,
    body: say(lang, count === 1 ? 'foundOne' : 'found', { count, best }),
    href: pageIn('', lang, `/auth/cartera/demanda/${demandId}`),
    topic: topicOf(demandId),
    at: now,
  })
}

/**
 * Tells what waits of demands that are followed daily or weekly, at their hour; one that cannot be
 * told holds up no other.
 */
export async function notifyDue(deps: Deps): Promise<void> {
  const now = deps.now()
  await eachOne(['daily', 'weekly'] as const, async (frequency) => {
    const before = lastHour(frequency, now)
    const { rows } = await sql<{ id: string }>`
      select distinct m.demand_id as id from match m
      join match_demand d on d.demand_id = m.demand_id
      where m.told_at is null and m.state = 'new' and m.score > 0
      and ${foundBefore('m.found_at', before, now)}
      and d.frequency = ${frequency} and d.open
      and (d.expires_at is null or d.expires_at > ${now})`.execute(deps.db)
    await eachOne(rows, ({ id }) =>
      inTransaction(deps.db, (trx) => notifyFound(trx, id, now, frequency, before)),
    )
  })
}
