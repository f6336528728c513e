import type { Property } from '../../../../generated/model/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { uuidv7, type Db } from '../../../db/index.ts'
import { changeStatus, loadProperty, substatusAsStored } from '../../property/index.ts'
import type { Remark } from '../feed/feed-home.ts'
import { isBroughtElsewhere } from '../same/same.repository.ts'
import { saveLink } from '../link.repository.ts'
import { saidAsStored } from '../link.repository.ts'
import { type LinkRow } from '../link.repository.ts'
import { type ItemInsert } from '../item.repository.ts'
import { leftAs, standsAsLeft } from './left.ts'
import type { Reading } from '../feed/reading.ts'
import { inTrial } from '../trial.ts'

/**
 * Homes of the source that the file lacks (`links`). A feed is a snapshot, mostly without a "sold":
 * a home is withdrawn when as many different good files in a row lack it as its source is set to
 * (two), or at once when a person has confirmed the file. What is off the market already stays as it
 * is and is not reported.
 */
export async function handleMissing(reading: Reading, links: LinkRow[]): Promise<void> {
  for (const link of links) await inTrial(reading, (trx, actor) => miss(reading, trx, link, actor))
}

async function miss(
  reading: Reading,
  trx: Db,
  link: LinkRow,
  actor: Actor,
): Promise<ItemInsert | null> {
  const { deps, run, source } = reading
  const elsewhere = await isBroughtElsewhere(trx, link.property_id, link.integration_id)
  const isGone = reading.gone.has(link.external_id)
  // The same file read twice has lacked it once.
  const isSame = link.missing_since === run.file_sha256
  const files = link.missing_files + (isSame ? 0 : 1)
  const since = run.file_sha256
  const property = await loadProperty(trx, link.property_id)
  // Another source that brings the home speaks for it.
  if (!property || elsewhere || !(await isOffered(trx, link, property))) {
    if (link.missing_since === null && !run.dry_run)
      await saveLink(trx, { ...link, missing_since: since })
    return null
  }
  const substatus = await substatusAsStored(trx, property)
  const remove = isGone || run.confirmed || files >= (source.settings.feed?.missingRuns ?? 2)
  const after = remove
    ? await changeStatus(
        { trx, deps, actor },
        property.id,
        { status: 'withdrawn' },
        { anyVersion: true },
      )
    : property
  await saveLink(trx, {
    ...link,
    missing_since: since,
    missing_files: files,
    left_as: remove ? await leftAs(trx, property, 'withdrawn') : link.left_as,
  })
  const remark: Remark = {
    field: 'property',
    key: keyOf(remove, isGone, run.confirmed),
    severity: 'warning',
  }
  return {
    id: uuidv7(),
    agency_id: run.agency_id,
    run_id: run.id,
    external_id: link.external_id,
    ref: property.ref,
    title: property.texts?.title?.['es'] ?? null,
    action: remove ? 'removed' : 'missing',
    property_id: property.id,
    changed: [],
    issues: [remark],
    waits_for: [],
    before: {
      version: after.version,
      found: property.version,
      steps: null,
      status: property.status,
      substatus,
      said: await saidAsStored(trx, link),
      missingSince: link.missing_since,
      missingFiles: link.missing_files,
      leftAs: link.left_as,
    },
  }
}

function keyOf(isRemoved: boolean, isGone: boolean, isConfirmed: boolean): Remark['key'] {
  if (isGone) return 'withdrawnGone'
  if (!isRemoved) return 'missingOnce'
  return isConfirmed ? 'withdrawnConfirmed' : 'withdrawn'
}

/** On the market, or a draft of the source's own that waits to be. */
const isOffered = async (trx: Db, link: LinkRow, property: Property): Promise<boolean> =>
  ['active', 'reserved'].includes(property.status) ||
  (property.status === 'draft' && (await standsAsLeft(trx, link.left_as, property)))
