import { LRUCache } from 'lru-cache'
import type { Listing, ListingCard } from '../../../generated/model/index.ts'
import { frozen } from '../../contract/frozen.ts'
import { stored } from '../../contract/stored/index.ts'
import { CompiledQuery, type Db } from '../../db/index.ts'
import { BESIDE, withFacts, type StoredListing } from './listing.repository.ts'

/**
 * What names one state of a row: who wrote it, where it lies, when it was written. Of two that one
 * transaction writes the place differs, and of what another line of time wrote the moment.
 */
export const VERSION = `listing.xmin || ' ' || listing.ctid || ' ' || listing.updated_at`

/** A document as this contract reads it, and which state of its row that was. */
interface Held<T> {
  version: string
  document: T
}

/** Characters of JSON: some 2,000 homes, and 8,000 cards. */
const MOST = { maxSize: 8 << 20 }
const HOMES = new LRUCache<string, Held<Listing>>(MOST)
const CARDS = new LRUCache<string, Held<ListingCard | null>>(MOST)

/** What an entry counts for. */
const sizeOf = (document: unknown): { size: number } => ({ size: JSON.stringify(document).length })

type Row = StoredListing & { version: string }

/**
 * The stored home for a public answer, as `findListing` has it. The row is asked each time; its
 * document comes along only where this process does not hold that state of it, so what is given out
 * is frozen and the same object until the row is written again.
 */
export async function findHeld(db: Db, id: string): Promise<StoredListing | null> {
  const held = HOMES.get(id)
  const { rows } = await db.executeQuery<Row>(
    CompiledQuery.raw(
      `select ${VERSION} as version, ${BESIDE},
       case when ${VERSION} = $2 then null else public end as public from listing where id = $1`,
      [id, held?.version ?? ''],
    ),
  )
  const [row] = rows
  if (!row) return null
  if (row.version === held?.version) return { ...row, public: held.document }
  const document = frozen(withFacts(stored().read('listing.public', row.public) as Listing))
  HOMES.set(id, { version: row.version, document }, sizeOf(document))
  return { ...row, public: document }
}

/** A home of a page, and which state of its row the page met. */
interface Met {
  id: string
  version: string
  /** Its card as JSON, where the page brought it along. */
  card?: string | null
}

/**
 * Cards of homes under an operation as they stand, by id; null of a home that has none which this
 * contract reads. Those that this process does not hold are asked for, in one statement.
 */
export async function heldCards(
  db: Db,
  operation: string,
  met: Met[],
): Promise<Map<string, ListingCard | null>> {
  const keyOf = (id: string): string => `${operation} ${id}`
  const cards = new Map<string, ListingCard | null>()
  const hold = (id: string, version: string, card: unknown): void => {
    const document = frozen(stored().part<ListingCard>('ListingCard', card))
    CARDS.set(keyOf(id), { version, document }, sizeOf(document))
    cards.set(id, document)
  }
  for (const { id, version, card } of met) {
    const held = CARDS.get(keyOf(id))
    if (held?.version === version) cards.set(id, held.document)
    else if (card !== undefined) hold(id, version, card === null ? null : JSON.parse(card))
  }
  const others = met.flatMap(({ id }) => (cards.has(id) ? [] : [id]))
  if (others.length === 0) return cards
  const { rows } = await db.executeQuery<Omit<Met, 'card'> & { card: unknown }>(
    CompiledQuery.raw(
      `select id, ${VERSION} as version, cards -> $1 as card from listing where id = any($2::uuid[])`,
      [operation, others],
    ),
  )
  for (const { id, version, card } of rows) hold(id, version, card)
  return cards
}

type Home = Listing | ListingCard
const made = new WeakMap<Home, { key: string; answer: Home }>()

/**
 * What is answered of a held document: made anew when the document or `beside` changes, else the
 * object of before.
 */
export function answerOf<T extends Home>(document: T, beside: unknown, make: () => T): T {
  if (!Object.isFrozen(document)) return make()
  const key = JSON.stringify(beside)
  const before = made.get(document)
  if (before?.key === key) return before.answer as T
  const answer = frozen(make())
  made.set(document, { key, answer })
  return answer
}
