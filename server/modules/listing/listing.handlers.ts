import type { Handlers } from '../../../generated/server/operations.ts'
import type { Listing, ListingCard } from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { readCursor, writeCursor } from '../../contract/cursor.ts'
import { gone, notFound } from '../../contract/errors.ts'
import { answerOf, findHeld } from './held.ts'
import { findOthers, type StoredListing } from './listing.repository.ts'
import { readClusters } from './search/clusters.ts'
import { ask } from './search/count.ts'
import { countFacets } from './search/facets.ts'
import { readPage } from './search/list.ts'
import { ORDER } from './search/order.ts'
import { relaxed } from './search/relax.ts'
import { readSearch, RECENT_DAYS } from './search/search.ts'
import { readSentence } from './sentence/read.ts'
import { findSimilar } from './similar.ts'
import { storedCards } from './wanted.ts'
import { say } from './messages.ts'

const PAGE = 24
const ZOOM = 8

/** The tag `listing`: all public, nothing here knows who asks. */
export const handlers = {
  searchListings: async ({ query }, { deps: { db, now }, lang }) => {
    const { sort = 'newest', limit = PAGE } = query
    const search = readSearch(query, now(), lang)
    const list = `searchListings ${search.operation} ${sort}`
    const kind = ORDER[sort].column === 'published_at' ? 'moment' : 'number'
    const cursor = readCursor(query.cursor, { list, kind }, lang)
    const { items, more, total, totalIsEstimate } = await readPage(
      db,
      await ask(db, search),
      sort,
      cursor,
      limit,
    )
    const link = (at: (typeof items)[number] | undefined, back: boolean): string | null =>
      at ? writeCursor({ value: at.key, id: at.card.id, back }, list) : null
    const backwards = cursor?.back ?? false
    return {
      items: items.map(({ card }) => fresh(card, now())),
      total,
      totalIsEstimate,
      next: backwards || more ? link(items.at(-1), false) : null,
      previous: (backwards ? more : cursor !== null) ? link(items[0], true) : null,
    }
  },

  getListingFacets: async ({ query }, { deps: { db, now }, lang }) => {
    const counts = await countFacets(db, await ask(db, readSearch(query, now(), lang)), lang)
    return { ...counts, loosened: counts.total === 0 ? await relaxed(db, query, now(), lang) : [] }
  },

  getListingClusters: async ({ query }, { deps: { db, now }, lang }) => {
    const search = readSearch(query, now(), lang)
    const clusters = await readClusters(db, await ask(db, search), query.zoom ?? ZOOM)
    return search.near ? { ...clusters, near: search.near } : clusters
  },

  getListing: async ({ params }, ctx) => {
    const { db, now } = ctx.deps
    const stored = await known(ctx, params.id)
    if (stored.state === 'active') {
      const others = stored.grp === null ? [] : await findOthers(db, params.id, stored.grp)
      const { public: listing, reply, trust } = stored
      const isNew = isRecent(listing, now())
      return answerOf(listing, [reply, trust, isNew, others], () => ({
        ...withTrust(withReply(stored), stored),
        isNew,
        ...(others.length > 0 && { others }),
      }))
    }
    const similar = (await findSimilar(db, stored.public)).map((card) => fresh(card, now()))
    return gone({ message: say(ctx.lang, 'gone'), similar })
  },

  listListingCards: async ({ query }, { deps: { db, now } }) => {
    const ids = [...new Set(query.id)]
    const cards = await storedCards(
      db,
      ids.map((id) => ({ id, operation: 'V' })),
    )
    const items = ids.flatMap((id) => {
      const found = cards.get(id.toLowerCase())
      return found?.state === 'active' ? [fresh(found.card, now())] : []
    })
    return { items }
  },

  readSentence: async ({ query }) => readSentence(query.q),

  listSimilarListings: async ({ params }, ctx) => {
    const { public: listing } = await known(ctx, params.id)
    const items = await findSimilar(ctx.deps.db, listing)
    return { items: items.map((card) => fresh(card, ctx.deps.now())) }
  },
} satisfies Pick<
  Handlers<Ctx>,
  | 'searchListings'
  | 'getListingFacets'
  | 'getListingClusters'
  | 'getListing'
  | 'listListingCards'
  | 'readSentence'
  | 'listSimilarListings'
>

async function known({ deps, lang }: Ctx, id: string): Promise<StoredListing> {
  return (await findHeld(deps.db, id)) ?? notFound(lang)
}

/** The agent's reply time changes without the home: it is added when read. */
function withReply({ public: listing, reply }: StoredListing): Listing {
  return reply === null || listing.agent === null
    ? listing
    : { ...listing, agent: { ...listing.agent, replyMinutes: reply } }
}

/** What was checked of a home changes without it, too. */
const withTrust = (listing: Listing, { trust }: StoredListing): Listing =>
  trust === null ? listing : { ...listing, trust }

/** Whether a home is of the last days, which nothing stored can know. */
const isRecent = ({ publishedAt }: Listing | ListingCard, now: Date): boolean =>
  now.getTime() - Date.parse(publishedAt) < RECENT_DAYS * 86_400_000

/** Says so. */
function fresh<T extends Listing | ListingCard>(home: T, now: Date): T {
  const isNew = isRecent(home, now)
  return answerOf(home, isNew, () => ({ ...home, isNew }))
}
