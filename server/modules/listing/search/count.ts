import { sql, type Db, type RawBuilder } from '../../../db/index.ts'
import { allConditions, rowsInBox, rowsWhere } from './conditions.ts'
import { EXACT_LIMIT, sampleCount, sampleOf, sampleWith, SHARE } from './sample.ts'
import type { Search } from './search.ts'

/** How many homes a search finds. */
export interface Count {
  total: number
  /** True: from the 1/32 sample, "about". */
  totalIsEstimate: boolean
}

/** A search with its words as PostgreSQL reads them. */
export interface Asked {
  search: Search
  /** Null: no words, or only such as mean nothing ("de la"). */
  tsquery: string | null
}

/** Has PostgreSQL stem the words once, so that every statement after it gets a constant it can plan with. */
export async function ask(db: Db, search: Search): Promise<Asked> {
  if (search.words.length === 0) return { search, tsquery: null }
  const { rows } = await sql<{ q: string }>`select plainto_tsquery('spanish', ${search.words.join(' ')})::text as q`.execute(db)
  return { search, tsquery: rows[0]?.q || null }
}

/** The rows a search finds, by ranges of the geo index when it has a box that is worth it. */
export function foundRows({ search, tsquery }: Asked, conditions: RawBuilder<unknown>[]): RawBuilder<unknown> {
  const { box, agencyId } = search
  return box && agencyId === null ? rowsInBox(box, conditions, tsquery) : rowsWhere(conditions, tsquery)
}

/** Counts a few exactly, and many by the sample. */
export async function countFound(db: Db, asked: Asked): Promise<Count> {
  const sample = await sampleOf(db)
  const about = SHARE * sampleCount(sample, asked.search, await sampleWith(db, sample, asked.tsquery))
  if (about > EXACT_LIMIT) return { total: about, totalIsEstimate: true }
  return { total: await countExactly(db, asked), totalIsEstimate: false }
}

export async function countExactly(db: Db, asked: Asked): Promise<number> {
  const rows = foundRows(asked, allConditions(asked.search))
  const answer = await sql<{ n: number }>`select count(*)::int as n from ${rows}`.execute(db)
  return answer.rows[0]?.n ?? 0
}
