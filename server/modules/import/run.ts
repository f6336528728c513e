import type { Readable } from 'node:stream'
import type { ImportProvider } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { inTransaction, uuidv7 } from '../../db/index.ts'
import { changeStatus, loadProperty, type Actor } from '../property/index.ts'
import { applyHome } from './apply.ts'
import type { Remark } from './feed-home.ts'
import { gate, median, type Rejection } from './gate.ts'
import {
  countItems, goodCounts, linksNotIn, runOfJob, saveItem, saveLink, updateRun, type LinkRow, type RunRow,
} from './import.repository.ts'
import { BrokenXml } from './kyero/index.ts'
import { READERS } from './readers.ts'
import { survey } from './survey.ts'

/** A program with the agency's rights, acting for who uploaded the file. */
export const actorOf = (run: RunRow): Actor => ({ userId: run.by_user, agencyId: run.agency_id, role: 'ADMIN', lang: 'es' })

/**
 * The job of a run: survey and gate first, so a bad file changes nothing; then home by home, each in its own transaction.
 * Cut short it goes on where it stopped, since a home that is done is done again without effect.
 */
export async function runImport(deps: Deps, id: string): Promise<void> {
  const run = await runOfJob(deps.db, id)
  if (!run || run.undone_at !== null || !['uploaded', 'running', 'failed'].includes(run.status)) return
  await updateRun(deps.db, id, { status: 'running', started_at: run.started_at ?? deps.now() })
  try {
    await work(deps, run)
  } catch (error) {
    // Shown as failed until the queue's next try, which goes on where this one stopped.
    await updateRun(deps.db, id, { status: 'failed', totals: await countItems(deps.db, id), finished_at: deps.now() })
    throw error
  }
}

async function work(deps: Deps, run: RunRow): Promise<void> {
  const { id } = run
  const rejection = await judge(deps, run)
  if (rejection) return updateRun(deps.db, id, { status: 'rejected', rejection, finished_at: deps.now() })
  await applyAll(deps, run)
  if (!run.dry_run) await handleMissing(deps, run)
  await updateRun(deps.db, id, { status: 'done', totals: await countItems(deps.db, id), finished_at: deps.now() })
}

const open = (deps: Deps, run: RunRow): Promise<Readable> => deps.files.get(run.file_key)

async function judge(deps: Deps, run: RunRow): Promise<Rejection | null> {
  const provider = run.provider as ImportProvider
  try {
    const counts = await survey(READERS[provider], await open(deps, run))
    return gate(counts, median(await goodCounts(deps.db, run.agency_id, provider, run.id)))
  } catch (error) {
    if (error instanceof BrokenXml) return { key: 'notXml', params: { line: error.line } }
    throw error
  }
}

/** How many homes between two looks at the count that people see. */
const STEP = 25

async function applyAll(deps: Deps, run: RunRow): Promise<void> {
  const seen = new Set<string>()
  let since = 0
  for await (const event of READERS[run.provider as ImportProvider](await open(deps, run))) {
    if (event.kind !== 'home') continue
    const { home } = event
    if (seen.has(home.externalId) && home.externalId) continue
    seen.add(home.externalId)
    await applyHome(deps, run, actorOf(run), home)
    since += 1
    if (since % STEP === 0) await updateRun(deps.db, run.id, { totals: await countItems(deps.db, run.id) })
  }
}

/** Kyero is a snapshot without a "sold": a home is withdrawn only when two different good files in a row lack it. */
async function handleMissing(deps: Deps, run: RunRow): Promise<void> {
  for (const link of await linksNotIn(deps.db, run.agency_id, run.provider, run.id)) {
    if (link.missing_since === run.file_sha256) continue
    await inTransaction(deps.db, async trx => {
      const property = await loadProperty(trx, link.property_id)
      if (!property || !['active', 'reserved'].includes(property.status)) return
      const remove = link.missing_since !== null
      const after = remove
        ? await changeStatus({ trx, deps, actor: actorOf(run) }, property.id, { version: property.version, status: 'withdrawn' }, { anyVersion: true })
        : property
      await saveLink(trx, { ...pick(link), missing_since: link.missing_since ?? run.file_sha256 })
      const remark: Remark = { field: 'property', key: remove ? 'withdrawn' : 'missingOnce', severity: 'warning' }
      await saveItem(trx, {
        id: uuidv7(), agency_id: run.agency_id, run_id: run.id, external_id: link.external_id, ref: property.ref,
        title: property.texts?.title?.['es'] ?? null, action: remove ? 'removed' : 'unchanged', property_id: property.id, changed: [], issues: [remark],
        before: { version: after.version, steps: null, status: property.status, said: link.said, missingSince: link.missing_since },
      })
    })
  }
}

const pick = ({ agency_id, provider, external_id, property_id, said }: LinkRow): Omit<LinkRow, 'missing_since' | 'pictures'> =>
  ({ agency_id, provider, external_id, property_id, said })
