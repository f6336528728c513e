import type { ListingCard } from '../../../generated/model/index.ts'
import { checkParams, queryValues } from '../../contract/input.ts'
import { readRoutes } from '../../contract/routes.ts'
import { Validators, type Check } from '../../contract/validator.ts'
import type { Lang } from '../../contract/context.ts'
import { stored } from '../../contract/stored/index.ts'
import { asList, sql, type Db } from '../../db/index.ts'
import { ask } from './search/count.ts'
import { readPage } from './search/list.ts'
import { readSearch, RECENT_DAYS, type Query } from './search/search.ts'

/** What a stored search found. */
export interface Found {
  /** The newest first. */
  items: ListingCard[]
  total: number
  /** True: counted by the sample, "about". */
  totalIsEstimate: boolean
}

export interface Run {
  /** Only homes first published after this moment; null: all. */
  since: Date | null
  now: Date
  /** Of the sentences in a 400. */
  lang: Lang
  /** Most cards, 24 unless told. The total counts the others, too. */
  limit?: number
}

/** What belongs to a page of results, not to the search itself. */
const PAGING = new Set(['sort', 'cursor', 'limit'])

let held: { schema: Record<string, unknown>; check: Check } | null = null

function contract(): { schema: Record<string, unknown>; check: Check } {
  if (held) return held
  const { contract: shared, routes } = readRoutes()
  const schema = routes.find(({ operationId }) => operationId === 'searchListings')?.query ?? {
    type: 'object',
    additionalProperties: false,
  }
  held = { schema, check: new Validators(shared).check(schema, true) }
  return held
}

/**
 * The query of a search as it may be stored: names and values of `searchListings`, checked as the
 * contract and the search itself check them (numbers and lists may come as texts); sort, cursor and
 * limit are left out. Throws the 400 map of field to sentence when it would be no valid search.
 */
export function checkSearch(
  query: Record<string, unknown>,
  { now, lang }: Pick<Run, 'now' | 'lang'>,
): Query {
  const { schema, check } = contract()
  const own = Object.fromEntries(Object.entries(query).filter(([name]) => !PAGING.has(name)))
  const checked = checkParams(queryValues(own, schema), check, lang) as Query
  readSearch(checked, now, lang)
  return checked
}

/**
 * Runs a stored search, newest homes first, for alerts: those published after `since` and how many
 * there are.
 * `query` is checked as by `checkSearch`: what the contract no longer knows throws its 400, so
 * catch it per search.
 */
export async function runSearch(db: Db, query: Record<string, unknown>, run: Run): Promise<Found> {
  const search = readSearch(checkSearch(query, run), run.now, run.lang)
  if (run.since) search.since = Math.max(search.since ?? 0, run.since.getTime() + 1)
  const { items, total, totalIsEstimate } = await readPage(
    db,
    await ask(db, search),
    'newest',
    null,
    run.limit ?? 24,
  )
  return { items: items.map(({ card }) => withAge(card, run.now)), total, totalIsEstimate }
}

/**
 * Cards of homes by id, each with its operations' cards in the order the agency gave them (rent and
 * sale of one home are two cards). A withdrawn or unknown home is absent; ask at most some hundreds
 * at once.
 */
export async function findCards(
  db: Db,
  ids: string[],
  now: Date,
): Promise<Map<string, ListingCard[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; cards: ListingCard[] }>`
    select l.id, (select coalesce(json_agg(l.cards -> (p ->> 'operation')), '[]')
      from jsonb_array_elements(${asList(sql`l.public -> 'prices'`)}) p) as cards
    from listing l where l.id = any(${ids}::uuid[]) and l.state = 'active'`.execute(db)
  return new Map(
    rows.map(({ id, cards }) => [
      id,
      cards.flatMap((kept) => {
        const card = stored().part<ListingCard>('ListingCard', kept)
        return card ? [withAge(card, now)] : []
      }),
    ]),
  )
}

/** `isNew` hangs on the day, so nothing stored knows it. */
function withAge(card: ListingCard, now: Date): ListingCard {
  return { ...card, isNew: now.getTime() - Date.parse(card.publishedAt) < RECENT_DAYS * 86_400_000 }
}
