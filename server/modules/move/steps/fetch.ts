import type { Deps } from '../../../contract/deps.ts'
import { inTransaction } from '../../../db/index.ts'
import { outageOf } from '../../../jobs/index.ts'
import { FetchRefused } from '../../../ports/fetch/index.ts'
import { attachPicture } from '../../import/index.ts'
import { askInmovilla, type Answer } from '../inmovilla/ask.ts'
import { pathOf } from '../inmovilla/shapes.ts'
import {
  findItem,
  isHeld,
  nextToRead,
  setItem,
  waitsUntil,
  type ItemRow,
} from '../item.repository.ts'
import { findMove, type MoveRow } from '../move.repository.ts'
import { takeTurn } from '../window/turns.ts'
import { keep } from './keep.ts'
import { tokenOf } from './token.ts'
import { isUnderWay, LANES, type Lane } from './under-way.ts'

/** For so long nobody else reads what one instance is reading, in ms. */
const LEASE = 120_000

interface Claim {
  move: MoveRow
  item: ItemRow
}

/**
 * Reads the next thing of a lane. `true`: something was read, and there may be more; a moment: not
 * before then; null: nothing is left to read for now.
 */
export async function fetchNext(deps: Deps, id: string, lane: Lane): Promise<true | Date | null> {
  const claim = await claimNext(deps, id, lane)
  if (claim === null || claim instanceof Date) return claim
  const { move, item } = claim
  try {
    const answer = lane === 'photo' ? await photo(deps, claim) : await ask(deps, claim)
    await keep(deps, move.id, item, answer)
  } catch (error) {
    // Where the database is what is away nothing can be given back: that costs one try.
    if (outageOf(error) !== null) await giveBack(deps, item).catch(() => undefined)
    throw error
  }
  return true
}

/** An outage of our own is no try of what was read: Inmovilla's next hiccup would be its last. */
function giveBack({ db }: Deps, item: ItemRow): Promise<void> {
  return inTransaction(db, async (trx) => {
    if (await isHeld(trx, item))
      await setItem(trx, item.id, { next_at: null, tries: item.tries - 1 })
  })
}

/** Takes thing and turn in one transaction, before anything is asked. */
function claimNext(deps: Deps, id: string, lane: Lane): Promise<Claim | Date | null> {
  const { kinds, bucket } = LANES[lane]
  return inTransaction(deps.db, async (trx) => {
    const now = deps.now()
    const move = await findMove(trx, id, 'share')
    if (!move || !isUnderWay(move, lane)) return null
    const item = await nextToRead(trx, id, kinds, now)
    if (!item) return waitsUntil(trx, id, kinds)
    const later = await takeTurn(trx, move.token_hash, bucket, now)
    if (later) return later
    const taken = { next_at: new Date(now.getTime() + LEASE), tries: item.tries + 1 }
    await setItem(trx, item.id, taken)
    return { move, item: { ...item, ...taken } }
  })
}

async function ask(deps: Deps, { move, item }: Claim): Promise<Answer> {
  const token = await tokenOf(deps.config, move)
  return token === null
    ? { kind: 'refused' }
    : askInmovilla(deps.config, token, pathOf(item.kind, item.external_id))
}

/** A photo is put to its home at once: nothing is kept of it but its address. */
async function photo(deps: Deps, { move, item }: Claim): Promise<Answer> {
  const url = String(Object(item.raw)['url'] ?? '')
  const home = await findItem(deps.db, move.id, 'home', item.home_id ?? '')
  if (!home?.property_id || !move.integration_id) return { kind: 'none' }
  try {
    const refused = await attachPicture(
      deps,
      {
        agencyId: move.agency_id,
        integrationId: move.integration_id,
        externalId: home.external_id,
        propertyId: home.property_id,
      },
      url,
    )
    return refused === null ? { kind: 'ok', body: { url } } : { kind: 'none' }
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error
    return { kind: error.retry ? 'later' : 'none' }
  }
}
