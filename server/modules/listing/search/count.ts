import { sql, type Db, type RawBuilder } from '../../../db/index.ts'
import { allConditions, rowsInBox, rowsWhere } from './conditions.ts'
import { mayEstimate } from './estimate.ts'
import { countInSample, scopeOf, type Scope } from './scope.ts'
import type { Search } from './search.ts'
import { termsOf } from './terms.ts'
import { rowsOfAgency, rowsWithWords } from './worded.ts'

/** How many homes a search finds. */
export interface Count {
  total: number
  /** True: from the sample, "about". */
  totalIsEstimate: boolean
}

/** A search with its words as PostgreSQL reads them. */
export interface Asked {
  search: Search
  /** Null: no words, or only such as mean nothing ("de la"). */
  tsquery: string | null
}

/**
 * Has the words read as PostgreSQL is asked them, so that every statement after it gets a constant
 * it can plan with.
 */
export async function ask(db: Db, search: Search): Promise<Asked> {
  const { words, language } = search
  return { search, tsquery: language === null ? null : await termsOf(db, words, language) }
}

/**
 * Share of an operation's homes above which a box is no road any more: other indexes then meet
 * fewer rows.
 */
const WIDE = 0.3

/** Looking up one row by its words costs as much as so many of the index of words. */
const LOOK_UP = 3

/**
 * All rows that meet the conditions, in no order: by ranges of the geo index with a box, by words
 * and place together.
 */
export function foundRows(
  { search, tsquery }: Asked,
  scope: Scope,
  conditions: RawBuilder<unknown>[],
): RawBuilder<unknown> {
  const { box, agencyId } = search
  const words = scope.words?.tsquery ?? null
  const narrow =
    scope.near <= WIDE * scope.rows.length &&
    (scope.worded === null || scope.near * scope.each * LOOK_UP < scope.worded)
  if (box && agencyId === null && narrow) return rowsInBox(search, box, conditions, words)
  if (agencyId !== null && tsquery !== null) return rowsOfAgency(agencyId, tsquery, conditions)
  return words === null ? rowsWhere(conditions) : rowsWithWords(words, conditions)
}

/** Counts a few exactly, and many by the sample. */
export async function countFound(db: Db, asked: Asked): Promise<Count> {
  const scope = await scopeOf(db, asked.search, asked.tsquery)
  const sampled = countInSample(scope, asked.search)
  if (mayEstimate(sampled, scope)) return { total: sampled * scope.share, totalIsEstimate: true }
  const answer = await sql<{
    n: number
  }>`
    select count(*)::int as n from ${foundRows(asked, scope, allConditions(asked.search))}`.execute(
    db,
  )
  return { total: answer.rows[0]?.n ?? 0, totalIsEstimate: false }
}
