import type { OpenHome, Selection, SelectionHome } from '../../../generated/model/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import type { Db } from '../../db/index.ts'
import { ownDemands } from '../demand/index.ts'
import { storedCards, type StoredCard } from '../listing/index.ts'
import { namesOf } from '../user/index.ts'
import { shownCards, type ShownCard } from './white-label.ts'
import { homesOf, type HomeRow, type SelectionRow } from './selection.repository.ts'

const keyed = (homes: HomeRow[]) =>
  homes.map(({ listing_id, operation }) => ({ id: listing_id, operation }))

/** What the buyer sees of a home. */
export const toOpenHome = (row: HomeRow, { state, card, own, detail }: ShownCard): OpenHome => ({
  id: row.listing_id,
  state,
  card,
  own,
  detail,
  reaction: row.reaction,
  reason: row.reason,
  text: row.text,
})

const toHome = (row: HomeRow, { state, card }: StoredCard): SelectionHome => ({
  id: row.listing_id,
  state,
  card,
  reaction: row.reaction,
  reason: row.reason,
  text: row.text,
  priceSent: row.price_sent,
  seenAt: row.seen_at?.toISOString() ?? null,
  reactedAt: row.reacted_at?.toISOString() ?? null,
})

/**
 * Homes of one selection as the buyer sees them: own ones withdrawn since included, partners' that
 * are shared no longer left out.
 */
export async function openHomes(db: Db, row: SelectionRow, now: Date): Promise<OpenHome[]> {
  const homes = await homesOf(db, [row.id])
  const cards = await shownCards(db, row, homes, now)
  return homes.flatMap((home) => {
    const shown = cards.get(home.listing_id)
    return shown ? [toOpenHome(home, shown)] : []
  })
}

/** A partner's home that is off the market is shared with nobody: what it last was is theirs alone. */
const isClosed = ({ agencyId, state }: StoredCard, reader: string | null): boolean =>
  state === 'gone' && agencyId !== reader

/**
 * Selections with what became of them; for a demand that a colleague only shares without the letter
 * to its buyer and without what they wrote. Homes of partners are in them as long as the public sees
 * them, too.
 */
export async function viewAll(db: Db, actor: Actor, rows: SelectionRow[]): Promise<Selection[]> {
  const own = await ownDemands(
    db,
    actor,
    rows.map((row) => row.demand_id),
  )
  const homes = await homesOf(
    db,
    rows.map(({ id }) => id),
  )
  // The same home may have been sent under different operations: each is shown as it was sent.
  const byOperation = new Map<string, Map<string, StoredCard>>()
  for (const operation of new Set(homes.map((home) => home.operation))) {
    byOperation.set(
      operation,
      await storedCards(db, keyed(homes.filter((home) => home.operation === operation))),
    )
  }
  const names = await namesOf(db, [...new Set(rows.flatMap((row) => row.created_by ?? []))])
  return rows.map((row) => ({
    id: row.id,
    demandId: row.demand_id,
    channel: row.channel,
    language: row.language,
    message: own.has(row.demand_id) ? row.message : null,
    byName: (row.created_by && names.get(row.created_by)) || null,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    revokedAt: row.revoked_at?.toISOString() ?? null,
    openedAt: row.opened_at?.toISOString() ?? null,
    homes: homes.flatMap((home) => {
      const stored =
        home.selection_id === row.id
          ? byOperation.get(home.operation)?.get(home.listing_id)
          : undefined
      if (!stored || isClosed(stored, actor.agencyId)) return []
      const shown = toHome(home, stored)
      return [own.has(row.demand_id) ? shown : { ...shown, text: null }]
    }),
  }))
}
