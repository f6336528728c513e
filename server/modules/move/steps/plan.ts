import type { MoveWant } from '../../../../generated/model/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import type { Db } from '../../../db/index.ts'
import { channelsOf } from '../../integration/index.ts'
import { judgeList, openRun } from '../../import/index.ts'
import { listedIn, type Listed } from '../inmovilla/shapes.ts'
import { addItems, findItem } from '../item.repository.ts'
import { setMove, type MoveRow } from '../move.repository.ts'
import { wakeLanes } from './wake.ts'

/** What a move reads before anything else: the words of codes (which tries the key), and the list. */
export const FIRST_ITEMS = [
  { kind: 'enum' as const, external_id: 'tipos' },
  { kind: 'list' as const, external_id: 'list', position: -1 },
]

/** The list as it was last read; null before. */
export async function listOf(db: Db, moveId: string): Promise<Listed[] | null> {
  const item = await findItem(db, moveId, 'list', 'list')
  return item?.raw ? listedIn(item.raw) : null
}

/** Plans a move once the key is taken and the list is here. */
export async function planIfCounted(deps: Deps, trx: Db, move: MoveRow): Promise<void> {
  const words = await findItem(trx, move.id, 'enum', 'tipos')
  const list = await listOf(trx, move.id)
  if (words?.state !== 'got' || !list) return
  const prospects = list.filter(({ isProspect }) => isProspect)
  const homes = list.filter(({ isProspect }) => !isProspect)
  const source = await sourceOf(trx, move)
  await setMove(trx, move.id, {
    state: 'planned',
    fault: null,
    plan: {
      active: homes.filter(({ isUnavailable }) => !isUnavailable).length,
      unavailable: homes.filter(({ isUnavailable }) => isUnavailable).length,
      prospects: prospects.length,
      listedAt: deps.now().toISOString(),
    },
    question: await judgeList(
      trx,
      source,
      list.map(({ id }) => id),
    ),
  })
}

/** The source of an earlier move of the agency, whose homes this one may bring again. */
async function sourceOf(trx: Db, { agency_id: agencyId }: MoveRow): Promise<string | null> {
  const sources = await channelsOf(trx, agencyId, 'in')
  return sources.find(({ provider }) => provider === 'inmovilla_rest')?.id ?? null
}

/** The lines of a list that are wanted. */
export const wanted = (list: Listed[], { homes, prospects }: MoveWant): Listed[] =>
  list.filter(({ isProspect, isUnavailable }) =>
    isProspect
      ? prospects && (homes === 'all' || !isUnavailable)
      : homes === 'all' || !isUnavailable,
  )

/** Names what is to be read, opens the report and begins. */
export async function begin(deps: Deps, trx: Db, move: MoveRow): Promise<void> {
  await addItems(trx, move.id, [{ kind: 'enum', external_id: 'ciudades' }])
  await addHomes(trx, move, wanted((await listOf(trx, move.id)) ?? [], move.want))
  const { runId, integrationId } = await openRun(deps, trx, {
    agencyId: move.agency_id,
    userId: move.created_by,
    name: 'Inmovilla',
    integrationId: await sourceOf(trx, move),
  })
  await setMove(trx, move.id, {
    state: 'running',
    fault: null,
    run_id: runId,
    integration_id: integrationId,
    started_at: deps.now(),
  })
  await wakeLanes(deps, trx, move)
}

/** Homes in the list's order, each with where it is published if that is wanted. */
export async function addHomes(trx: Db, move: MoveRow, homes: Listed[]): Promise<void> {
  await addItems(
    trx,
    move.id,
    homes.flatMap(({ id, ref, changedAt }, position) => [
      {
        kind: 'home' as const,
        external_id: id,
        position,
        ref: ref || null,
        changed_at: changedAt,
      },
      ...(move.want.publishInfo ? [{ kind: 'extra' as const, external_id: id, position }] : []),
    ]),
  )
}
