import type { Work } from '../../contract/rights/actor.ts'
import type { Property } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { inTransaction, type Db } from '../../db/index.ts'
import type { Before, LeftAs } from '../../db/tables/import.ts'
import {
  changeStatus,
  discardProperty,
  loadProperty,
  publishProperty,
  saveProperty,
} from '../property/index.ts'
import { runOfJob, updateRun, type RunRow } from './import.repository.ts'
import { removeLink } from './link.repository.ts'
import { saveLink } from './link.repository.ts'
import { findLink } from './link.repository.ts'
import { moveVersion } from './link.repository.ts'
import { itemsAfter } from './item.repository.ts'
import { saveItem } from './item.repository.ts'
import { type ItemRow } from './item.repository.ts'
import { dropSettled } from './conflict/settled.ts'
import { leftAs } from './homes/left.ts'
import { WAIVED } from './homes/publish.ts'
import { actorOf } from './feed/reading.ts'

/**
 * The job of an undo: what the run made is gone, what it changed is as before, what it withdrew is
 * back. A home that somebody has changed since is left alone and the report says so. Home by home,
 * so it can be cut short and go on.
 */
export async function undoRun(deps: Deps, id: string): Promise<void> {
  const run = await runOfJob(deps.db, id)
  if (!run || run.undone_at === null || run.status === 'rolled_back') return
  let last: string | null = null
  for (;;) {
    const items: ItemRow[] = await itemsAfter(deps.db, id, last, 100)
    for (const item of items)
      if (item.before && item.property_id)
        await inTransaction(deps.db, (trx) => undoItem(deps, trx, run, item))
    last = items.at(-1)?.id ?? null
    if (last === null) break
  }
  await updateRun(deps.db, id, { status: 'rolled_back', finished_at: deps.now() })
}

async function undoItem(deps: Deps, trx: Db, run: RunRow, item: ItemRow): Promise<void> {
  const { before } = item
  if (!before || !item.property_id) return
  const work: Work = { trx, deps, actor: await actorOf(trx, run) }
  const property = await loadProperty(trx, item.property_id)
  const done = { ...item, before: null }
  if (!property) return saveItem(trx, done)
  const made = item.action === 'created'
  // A run that only noted something of the home (missing once) has changed nothing that somebody
  // could have changed since.
  const changed = made || before.steps !== null || before.found !== before.version
  if (changed && property.version !== before.version) {
    return saveItem(trx, {
      ...done,
      issues: [
        ...item.issues,
        { field: 'property', key: 'undoKept', severity: 'warning' as const },
      ],
    })
  }
  if (made) {
    await discardProperty(work, property.id)
    await removeLink(trx, run.integration_id, item.external_id)
    return saveItem(trx, done)
  }
  if (changed) await putBack(work, run, property, before)
  const link = await findLink(trx, run.integration_id, item.external_id)
  if (link && before.said) {
    await saveLink(trx, {
      ...link,
      said: before.said,
      missing_since: before.missingSince,
      missing_files: before.missingFiles ?? 1,
      left_as: await leftBefore(trx, property, before),
    })
  }
  await dropSettled(trx, property.id)
  return saveItem(trx, done)
}

/**
 * The source's own mark, as the run found it; where the run moved the home, putting it back is the
 * newest move.
 */
async function leftBefore(
  trx: Db,
  property: Property,
  { status, leftAs: left = null }: Before,
): Promise<LeftAs | null> {
  return left && left.status === status && property.status !== status
    ? leftAs(trx, property, left.status)
    : left
}

/**
 * The record as the run found it. Earlier runs that had left it so may be undone next: they are
 * told its new version.
 */
async function putBack(work: Work, run: RunRow, property: Property, before: Before): Promise<void> {
  const { trx } = work
  if (before.steps) await saveProperty(work, property.id, { ...before.steps }, { anyVersion: true })
  if (before.status && before.status !== property.status)
    await putStatusBack(work, property, before)
  const now = await loadProperty(trx, property.id)
  if (now && typeof before.found === 'number')
    await moveVersion(trx, run, property.id, before.found, now.version)
}

/**
 * A run withdraws a home, brings a withdrawn one back, or publishes a draft of its own: nothing
 * else leads here.
 */
async function putStatusBack(
  work: Work,
  { id, status }: Property,
  { status: to, substatus }: Before,
): Promise<void> {
  if (to === 'withdrawn' || to === 'draft')
    return void (await changeStatus(work, id, { status: to }, { anyVersion: true }))
  if (status !== 'withdrawn') return
  await publishProperty(work, id, null, { waive: WAIVED })
  if (to === 'reserved')
    await changeStatus(
      work,
      id,
      { status: 'reserved', ...(substatus && { substatus }) },
      { anyVersion: true, isPutBack: true },
    )
}
