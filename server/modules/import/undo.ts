import type { Deps } from '../../contract/deps.ts'
import { inTransaction, type Db } from '../../db/index.ts'
import { changeStatus, discardProperty, loadProperty, publishProperty, saveProperty, type Work } from '../property/index.ts'
import { itemsAfter, removeLink, runOfJob, saveItem, saveLink, updateRun, type ItemRow, type RunRow } from './import.repository.ts'
import { WAIVED } from './publish.ts'
import { actorOf } from './run.ts'

/**
 * The job of an undo: what the run made is gone, what it changed is as before, what it withdrew is back. A home that
 * somebody has changed since is left alone and the report says so. Home by home, so it can be cut short and go on.
 */
export async function undoRun(deps: Deps, id: string): Promise<void> {
  const run = await runOfJob(deps.db, id)
  if (!run || run.undone_at === null || run.status === 'rolled_back') return
  let last: string | null = null
  for (;;) {
    const items: ItemRow[] = await itemsAfter(deps.db, id, last, 100)
    for (const item of items) if (item.before && item.property_id) await inTransaction(deps.db, trx => undoItem(deps, trx, run, item))
    last = items.at(-1)?.id ?? null
    if (last === null) break
  }
  await updateRun(deps.db, id, { status: 'rolled_back', finished_at: deps.now() })
}

async function undoItem(deps: Deps, trx: Db, run: RunRow, item: ItemRow): Promise<void> {
  const { before } = item
  if (!before || !item.property_id) return
  const work: Work = { trx, deps, actor: actorOf(run) }
  const property = await loadProperty(trx, item.property_id)
  const done = { ...item, before: null }
  if (!property) return saveItem(trx, done)
  if (property.version !== before.version) {
    return saveItem(trx, { ...done, issues: [...item.issues, { field: 'property', key: 'undoKept', severity: 'warning' as const }] })
  }
  if (item.action === 'created') {
    await discardProperty(work, property.id)
    await removeLink(trx, run.agency_id, run.provider, item.external_id)
    return saveItem(trx, done)
  }
  if (before.steps) await saveProperty(work, property.id, { version: property.version, ...before.steps }, { anyVersion: true })
  if (before.status && before.status !== property.status) await putStatusBack(work, property.id, before.status, property.status)
  if (before.said) {
    await saveLink(trx, {
      agency_id: run.agency_id, provider: run.provider, external_id: item.external_id, property_id: property.id, said: before.said,
      missing_since: before.missingSince,
    })
  }
  return saveItem(trx, done)
}

/** Only two ways lead here: a run withdrew a home, or brought a withdrawn one back. */
async function putStatusBack(work: Work, id: string, to: NonNullable<ItemRow['before']>['status'], from: string): Promise<void> {
  if (to === 'withdrawn') return void (await changeStatus(work, id, { version: 1, status: 'withdrawn' }, { anyVersion: true }))
  if (from !== 'withdrawn') return
  const draft = await changeStatus(work, id, { version: 1, status: 'draft' }, { anyVersion: true })
  await publishProperty(work, id, draft.version, { waive: WAIVED })
  if (to === 'reserved') await changeStatus(work, id, { version: 1, status: 'reserved' }, { anyVersion: true })
}
