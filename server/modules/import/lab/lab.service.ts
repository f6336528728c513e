import { createReadStream } from 'node:fs'
import type { LabReport } from '../../../../generated/model/index.ts'
import type { UploadedFile } from '../../../contract/body/upload.ts'
import type { Lang } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import { fieldErrors, notFound } from '../../../contract/errors.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { inTransaction, uuidv7 } from '../../../db/index.ts'
import type { StoredSentence } from '../../../db/tables/import.ts'
import { outageOf } from '../../../jobs/index.ts'
import { channelsOf, findIntegration } from '../../integration/index.ts'
import { DAY, LAB } from '../homes/names.ts'
import { say, sayStored } from '../messages.ts'
import { Diff } from './diff.ts'
import { findLab, finishLab, insertLab, labOfJob, type LabRow } from './lab.repository.ts'
import { tryFile } from './try.ts'
import type { Tried } from './tried.ts'

/** Keeps a file for a day and queues its trial. */
export async function takeLab(
  deps: Deps,
  { agencyId, userId, lang }: Actor,
  file: UploadedFile | undefined,
  integrationId: string | undefined,
): Promise<LabReport> {
  if (!file) return fieldErrors({ file: say(lang, 'noFile') })
  if (integrationId !== undefined) {
    const sources = await channelsOf(deps.db, agencyId, 'in')
    if (!sources.some(({ id }) => id === integrationId))
      fieldErrors({ integrationId: say(lang, 'noSource') })
  }
  const kept = await deps.files.put(createReadStream(file.path))
  const row = await inTransaction(deps.db, async (trx) => {
    const lab = await insertLab(trx, {
      id: uuidv7(),
      agency_id: agencyId,
      by_user: userId,
      filename: file.filename.slice(0, 255),
      bytes: file.size,
      file_key: kept.key,
      file_sha256: kept.sha256,
      integration_id: integrationId ?? null,
      status: 'reading',
      report: null,
      created_at: deps.now(),
    })
    await deps.jobs.add(trx, LAB, { id: lab.id }, { agencyId })
    return lab
  })
  return toReport(deps, row, lang)
}

/**
 * The job of a trial; a fault of ours ends it with a word, and the queue does not try again. While
 * what keeps our data is away it waits.
 */
export async function runLab(deps: Deps, id: string): Promise<void> {
  const lab = await labOfJob(deps.db, id)
  if (!lab || lab.status !== 'reading') return
  try {
    await finishLab(deps.db, id, 'done', await tryFile(deps, lab))
  } catch (error) {
    if (outageOf(error) === null) await finishLab(deps.db, id, 'failed', null)
    throw error
  }
}

/** A trial at which nobody works any more: its file may have ended each process that read it. */
export async function giveUpLab({ db }: Deps, id: string): Promise<void> {
  const lab = await labOfJob(db, id)
  if (lab?.status === 'reading') await finishLab(db, id, 'failed', null)
}

/** A report of the agency; throws 404 for any other. */
export async function showLab(deps: Deps, actor: Actor, id: string): Promise<LabReport> {
  const since = new Date(deps.now().getTime() - DAY)
  const row = (await findLab(deps.db, actor.agencyId, id, since)) ?? notFound(actor.lang)
  return toReport(deps, row, actor.lang)
}

const worded = (sentence: StoredSentence | null, lang: Lang): string | null =>
  sentence && sayStored(lang, sentence)

async function toReport(deps: Deps, row: LabRow, lang: Lang): Promise<LabReport> {
  const tried = row.report as Tried | null
  const identity = tried?.identity
  const sourceId = tried ? tried.sourceId : row.integration_id
  const source = sourceId === null ? null : await findIntegration(deps.db, sourceId)
  return {
    id: row.id,
    filename: row.filename,
    bytes: row.bytes,
    status: row.status,
    integrationId: source?.id ?? null,
    sourceName: source?.name ?? null,
    dialect: identity?.dialect ?? null,
    confidence: identity?.confidence ?? 0,
    nearest: (identity?.nearest ?? []).map(({ dialect, confidence, lacks }) => ({
      dialect,
      confidence,
      lacks: say(lang, 'labLacks', { name: lacks }),
    })),
    version: identity?.version ?? null,
    encoding: identity?.encoding ?? null,
    declaredEncoding: identity?.declared ?? null,
    isReadable: tried?.isReadable ?? false,
    failure: worded(tried?.failure ?? null, lang),
    held: worded(tried?.held ?? null, lang),
    homes: tried?.homes ?? 0,
    refused: tried?.refused ?? 0,
    withIssues: tried?.withIssues ?? 0,
    issues: (tried?.issues ?? []).map(
      ({ field, severity, key, params, count, lines, excerpt }) => ({
        field,
        severity,
        rule: key,
        message: sayStored(lang, params ? { key, params } : { key }),
        count,
        lines: lines.filter((line) => line > 0),
        excerpt,
      }),
    ),
    would: tried?.would ?? null,
    diff: tried?.diff ?? new Diff().result(),
    createdAt: row.created_at.toISOString(),
    keptUntil: new Date(row.created_at.getTime() + DAY).toISOString(),
  }
}
