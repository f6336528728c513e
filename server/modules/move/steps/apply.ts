import type { Deps } from '../../../contract/deps.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import {
  bringHome,
  closeRun,
  isReported,
  openRun,
  readRest,
  type RestRecord,
} from '../../import/index.ts'
import { lockStanding } from '../../user/index.ts'
import { photosOf } from '../inmovilla/shapes.ts'
import {
  addItems,
  isHeld,
  isUnfinished,
  nextToApply,
  setItem,
  type ItemRow,
} from '../item.repository.ts'
import { MAIL } from '../job-kinds.ts'
import { findMove, setMove, type MoveRow } from '../move.repository.ts'
import { ownerContact } from './owner.ts'
import { wakeLanes } from './wake.ts'
import { vocabularyOf, wordsFor, type Vocabulary } from './words.ts'

/** For so long nobody else makes the home that one instance is making, in ms. */
const LEASE = 300_000

/**
 * Makes homes and contacts of everything that was read, one after the other, and ends the move when
 * nothing is left. Also while it is paused: what was read needs nobody.
 */
export async function applyAll(deps: Deps, id: string): Promise<void> {
  let words: Vocabulary | null = null
  for (;;) {
    const next = await inTransaction(deps.db, (trx) => claim(deps, trx, id))
    if (next === null) break
    if (next === 'owner') continue
    const { place_id: place } = next.item
    // Zones of another town may have come since.
    if (!words || (place !== null && !words.places.has(place)))
      words = await vocabularyOf(deps.db, id)
    await applyHome(deps, next.move, next.item, words)
  }
  await inTransaction(deps.db, (trx) => endIfOver(deps, trx, id))
}

/** Takes a home to make, or makes an owner at once: a contact is one transaction. */
async function claim(
  deps: Deps,
  trx: Db,
  id: string,
): Promise<{ move: MoveRow; item: ItemRow } | 'owner' | null> {
  const now = deps.now()
  const move = await findMove(trx, id, 'share')
  if (!move || !['running', 'paused', 'failed', 'done'].includes(move.state)) return null
  const item = await nextToApply(trx, id, now)
  if (!item) return null
  if (item.kind === 'home') {
    const taken = { next_at: new Date(now.getTime() + LEASE) }
    await setItem(trx, item.id, taken)
    return { move, item: { ...item, ...taken } }
  }
  const actor = await actorFor(trx, move)
  const { id: contact_id, version, made } = await ownerContact({ trx, deps, actor }, item)
  await setItem(trx, item.id, {
    state: 'applied',
    contact_id,
    contact_version: version,
    made: made || item.made,
    updated_at: now,
  })
  return 'owner'
}

/** A program with the agency's rights, for who started the move or stands in for them. */
async function actorFor(trx: Db, { agency_id: agencyId, created_by: by }: MoveRow): Promise<Actor> {
  const worker = by ? await lockStanding(trx, agencyId, by, 'ADMIN') : null
  return { agencyId, role: 'ADMIN', lang: 'es', userId: worker?.userId ?? null }
}

/** Makes a home, unless another has taken it meanwhile: this process may have slept. */
async function applyHome(
  deps: Deps,
  move: MoveRow,
  item: ItemRow,
  words: Vocabulary,
): Promise<void> {
  const runId = await runFor(deps, move.id, item)
  if (runId === null) return
  const raw = item.raw as RestRecord
  const home = readRest(raw, await wordsFor(deps.db, move, item, words))
  // The list's code is the home's identity, whatever its record says.
  const brought = await bringHome(deps, runId, { ...home, externalId: item.external_id }, (trx) =>
    isHeld(trx, item),
  )
  await inTransaction(deps.db, async (trx) => {
    if (!(await isHeld(trx, item))) return
    // The report was closed for another one.
    if (!brought) return setItem(trx, item.id, { next_at: null })
    const { propertyId, outcome } = brought
    await setItem(trx, item.id, {
      state: propertyId ? 'applied' : 'failed',
      outcome,
      property_id: propertyId,
      message: propertyId ? null : 'notTaken',
      next_at: null,
      reassign: false,
      updated_at: deps.now(),
    })
    if (!propertyId || !move.want.photos) return
    const photos = photosOf(raw, deps.config.portalOrigins['inmovillaPhotos'])
    await addItems(
      trx,
      move.id,
      photos.map(({ name, url }, position) => ({
        kind: 'photo',
        external_id: name,
        position: item.position * 100 + position,
        home_id: item.external_id,
        raw: { url },
      })),
    )
    if (photos.length) await wakeLanes(deps, trx, move, ['photo'])
  })
}

/**
 * The report a home is written into. One that was made before, as another mapping or a change makes
 * it again, gets a new report: the one before is the way back to how it was.
 */
async function runFor(deps: Deps, id: string, item: ItemRow): Promise<string | null> {
  return inTransaction(deps.db, async (trx) => {
    const move = await findMove(trx, id, 'update')
    if (!move?.run_id) throw new Error(`Move ${id} has no report`)
    if (!(await isHeld(trx, item))) return null
    const isAgain = item.outcome !== null && (await isReported(trx, move.run_id, item.external_id))
    const isOpen = await isRunning(trx, move.run_id)
    if (isOpen && !isAgain) return move.run_id
    await closeRun(deps, trx, move.run_id)
    const { runId } = await openRun(deps, trx, {
      agencyId: move.agency_id,
      userId: move.created_by,
      name: 'Inmovilla',
      integrationId: move.integration_id,
    })
    await setMove(trx, id, { run_id: runId })
    return runId
  })
}

const isRunning = async (trx: Db, runId: string): Promise<boolean> =>
  (await trx.selectFrom('import_run').select('status').where('id', '=', runId).executeTakeFirst())
    ?.status === 'running'

/** Ends a move of which nothing is left to read or make. */
async function endIfOver(deps: Deps, trx: Db, id: string): Promise<void> {
  const move = await findMove(trx, id, 'update')
  if (!move?.run_id || !['running', 'done'].includes(move.state)) return
  if (await isUnfinished(trx, id)) return
  await closeRun(deps, trx, move.run_id)
  if (move.state === 'done') return
  await setMove(trx, id, { state: 'done', ended_at: deps.now() })
  await deps.jobs.add(trx, MAIL, { id, kind: 'done' }, { agencyId: move.agency_id })
}
