import type {
  DemandMatch,
  DemandMatchPage,
  MatchCounts,
  MatchReason,
  MatchShow,
  MatchSource,
  MatchState,
  MatchTuning,
} from '../../../../generated/model/index.ts'
import { sql, type Db, type Tables } from '../../../db/index.ts'
import type { Facts, Lesson } from '../../../db/tables/match.ts'
import { readableDemand } from '../../demand/index.ts'
import { municipality } from '../../place/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { findWeighed, weighAnew, type Weighed } from '../weighing/demand.repository.ts'
import { pageByScore, readScoreCursor, writeScoreCursor } from './score-cursor.ts'
import { judge, type Verdict } from '../engine/judge.ts'
import { cardsOf, type Shown } from './cards.ts'
import { readerOf } from '../match.policy.ts'
import { homesOfGroup } from './near.service.ts'
import { amongOf, sourcesOf } from '../sql/sources.ts'
import { homesOf, type Edge } from '../sql/homes.ts'
import { othersHomes, ownHomes, type Reader } from '../sql/reader.ts'
import { factsOf } from '../sql/sides.ts'

const PAGE = 24
/** So many homes of one state or one near miss are shown. */
const MOST = 500

export interface Asked {
  show?: MatchShow
  near?: string
  cursor?: string
  limit?: number
  sources?: MatchSource[]
}

interface Row extends Shown {
  verdict: Verdict
  state: MatchState
  reason: MatchReason | null
  sentAt: Date | null
  seenAt: Date | null
}

const STATES: Record<Exclude<MatchShow, 'all' | 'new'>, MatchState[]> = {
  sent: ['sent'],
  liked: ['liked'],
  visited: ['visited'],
  offer: ['offer'],
  out: ['disliked', 'discarded'],
}

/** A demand as it is weighed; made on the spot for one from before this room. */
export async function weighedOf(db: Db, actor: Actor, demandId: string): Promise<Weighed> {
  const demand = await readableDemand(db, actor, demandId)
  return (
    (await findWeighed(db, demandId)) ?? {
      criteria: await weighAnew(db, demand),
      lessons: [],
      muted: [],
    }
  )
}

/** What lessons a reader sees, with the names of places. */
export const toTuning = ({ lessons, muted }: Pick<Weighed, 'lessons' | 'muted'>): MatchTuning[] =>
  lessons.map(({ places, ...lesson }: Lesson) => ({
    ...lesson,
    on: !muted.includes(lesson.criterion),
    places: places.flatMap((muni) => municipality(String(muni).padStart(5, '0'))?.name ?? []),
  }))

/** Homes as the reader may see them: theirs as they know them, the others as everybody does. */
async function shownHomes(
  db: Db,
  reader: Reader,
  ids: string[],
): Promise<Map<string, { view: number; facts: Facts }[]>> {
  const { rows } = await sql<Tables['match_home']>`
    select h.* from match_home h
    where h.id = any(${ids}::uuid[]) and (${ownHomes(reader)} or ${othersHomes(reader)})
    order by h.view, h.op`.execute(db)
  const found = new Map<string, { view: number; facts: Facts }[]>()
  for (const row of rows)
    found.set(row.id, [...(found.get(row.id) ?? []), { view: row.view, facts: factsOf(row) }])
  return found
}

/** Weighs homes of a demand anew, each under the operation it fits best, with what became of it. */
async function rowsOf(
  db: Db,
  asked: { demandId: string; reader: Reader; weighed: Weighed },
  ids: string[],
): Promise<Row[]> {
  const [homes, known] = [
    await shownHomes(db, asked.reader, ids),
    await db
      .selectFrom('match')
      .selectAll()
      .where('demand_id', '=', asked.demandId)
      .where('property_id', 'in', [...ids, asked.demandId])
      .execute(),
  ]
  return ids.flatMap((id): Row[] => {
    const row = known.find(({ property_id }) => property_id === id)
    const [best] = (homes.get(id) ?? [])
      .map(({ view, facts }) => ({ view, facts, verdict: judge(asked.weighed.criteria, facts) }))
      .sort(
        (a, b) =>
          a.verdict.fails.length - b.verdict.fails.length || b.verdict.score - a.verdict.score,
      )
    return best
      ? [
          {
            id,
            ...best,
            state: row?.state ?? 'new',
            reason: row?.reason ?? null,
            sentAt: row?.sent_at ?? null,
            seenAt: row?.seen_at ?? null,
          },
        ]
      : []
  })
}

async function items(db: Db, rows: Row[], reader: Reader): Promise<DemandMatch[]> {
  const cards = await cardsOf(db, rows, reader)
  return rows.flatMap(({ id, verdict, state, reason, sentAt, seenAt }) => {
    const home = cards.get(id)
    return home
      ? [
          {
            home,
            ...verdict,
            state,
            reason,
            sentAt: sentAt?.toISOString() ?? null,
            seenAt: seenAt?.toISOString() ?? null,
          },
        ]
      : []
  })
}

/** One home of a demand; null when the reader can see no such home. */
export async function matchOf(
  db: Db,
  actor: Actor,
  demandId: string,
  propertyId: string,
): Promise<DemandMatch | null> {
  const weighed = await weighedOf(db, actor, demandId)
  const reader = readerOf(actor)
  const [one] = await items(
    db,
    await rowsOf(db, { demandId, reader, weighed }, [propertyId]),
    reader,
  )
  return one ?? null
}

type Counted = Omit<MatchCounts, 'all' | 'new' | 'others'>

async function countStates(db: Db, demandId: string): Promise<Counted> {
  const rows = await db
    .selectFrom('match')
    .select(['state', (e) => e.fn.countAll<number>().as('n')])
    .where('demand_id', '=', demandId)
    .groupBy('state')
    .execute()
  const count = (...states: MatchState[]): number =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, { n }) => sum + n, 0)
  return {
    sent: count('sent'),
    liked: count('liked'),
    visited: count('visited'),
    offer: count('offer'),
    out: count('disliked', 'discarded'),
  }
}

/**
 * Homes of a demand: those that fit, those in a state, or those of one near miss; best first. A
 * cursor that is not ours: 400.
 */
export async function listDemandMatches(
  db: Db,
  actor: Actor,
  demandId: string,
  { show = 'all', near, cursor, limit = PAGE, sources }: Asked,
): Promise<DemandMatchPage> {
  const weighed = await weighedOf(db, actor, demandId)
  const wanted = sources ?? (await sourcesOf(db, demandId))
  const list = `listDemandMatches ${near ?? show}${wanted ? ` ${wanted.join()}` : ''}`
  const edge = readScoreCursor(cursor, list, actor.lang)
  const asked = { demandId, reader: readerOf(actor), weighed }
  const listed = show === 'all' || show === 'new'
  const among = wanted ? await amongOf(db, actor.agencyId, wanted, new Date()) : null
  const fit = await homesOf(db, {
    criteria: weighed.criteria,
    demandId,
    reader: asked.reader,
    fresh: show === 'new',
    limit: listed && near === undefined ? limit : 0,
    edge,
    among,
  })
  const counts = {
    all: fit.total,
    new: fit.fresh,
    others: fit.others,
    ...(await countStates(db, demandId)),
  }
  const rest = { counts, sources: wanted ?? [], tuning: toTuning(weighed) }
  if (listed && near === undefined) {
    const last = fit.homes.at(-1)
    const page = await items(
      db,
      await rowsOf(
        db,
        asked,
        fit.homes.map(({ id }) => id),
      ),
      asked.reader,
    )
    return {
      items: page,
      total: show === 'new' ? fit.fresh : fit.total,
      next: fit.more && last ? writeScoreCursor(last, list) : null,
      ...rest,
    }
  }
  const ids =
    near === undefined
      ? await inStates(db, demandId, STATES[show as keyof typeof STATES] ?? [])
      : (await homesOfGroup(db, { ...asked, criteria: weighed.criteria, among }, near)).map(
          ({ id }) => id,
        )
  const rows = await rowsOf(db, asked, [...new Set(ids)].slice(0, MOST))
  const at = (row: Row): Edge => ({ score: row.verdict.score, id: row.id })
  const { page, more } = pageByScore(rows, at, edge, limit)
  const last = page.at(-1)
  return {
    items: await items(db, page, asked.reader),
    total: rows.length,
    next: more && last ? writeScoreCursor(at(last), list) : null,
    ...rest,
  }
}

async function inStates(db: Db, demandId: string, states: MatchState[]): Promise<string[]> {
  if (states.length === 0) return []
  const rows = await db
    .selectFrom('match')
    .select('property_id')
    .where('demand_id', '=', demandId)
    .where('state', 'in', states)
    .orderBy('reacted_at', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ property_id: id }) => id)
}
