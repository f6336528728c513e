import { isDeepStrictEqual } from 'node:util'
import type { ImportAction, Property, PropertyInput } from '../../../../generated/model/index.ts'
import { HttpError } from '../../../contract/errors.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { uuidv7, type Db } from '../../../db/index.ts'
import type { Before, LeftAs } from '../../../db/tables/import.ts'
import {
  addHistory,
  asSaved,
  changeStatus,
  createProperty,
  docAsStored,
  loadProperty,
  saveProperty,
  type PropertyDoc,
} from '../../property/index.ts'
import type { Beside, FeedHome, FeedSteps, Remark } from '../feed/feed-home.ts'
import { saveLink } from '../link.repository.ts'
import { saidAsStored } from '../link.repository.ts'
import { findLink } from '../link.repository.ts'
import { type LinkRow } from '../link.repository.ts'
import { type ItemInsert } from '../item.repository.ts'
import { keepConflicts } from '../conflict/conflict.repository.ts'
import { mergeSteps, type Conflict } from '../conflict/merge.ts'
import { dropSettled } from '../conflict/settled.ts'
import { leftAs, standsAsLeft } from './left.ts'
import { PICTURES } from './names.ts'
import { publishFromFeed, type Lack } from './publish.ts'
import { report, type Reading } from '../feed/reading.ts'
import { inTrial } from '../trial.ts'

/** What one home came to. */
interface Outcome {
  action: ImportAction
  property: Property | null
  changed: string[]
  before: Before | null
  remarks: Remark[]
  lacks: Lack[]
}

/** A home as the run found it, with what this contract cannot read: an undo puts all of it back. */
type Found = Pick<Before, 'steps' | 'said'>

/** The step keys a feed can fill, taken out of a record. */
function stepsOf(property: PropertyDoc, says: FeedSteps): Partial<FeedSteps> {
  const { basics, location, layout, features, legal, mandate, texts } = property
  const steps = { basics, location, layout, features, legal, texts }
  return (says.mandate ? { ...steps, mandate } : steps) as Partial<FeedSteps>
}

/**
 * Brings one home of a feed into the portfolio, in one transaction with its report line: created,
 * changed by what the feed newly says, or left alone. What is wrong with one home never stops the
 * others: it becomes the home's remark.
 */
export async function applyHome(reading: Reading, home: FeedHome): Promise<void> {
  try {
    await write(reading, home, true)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    await recordRefusal(reading, home, error)
  }
}

/** The home's own reference first; when another home has it, the agency's pattern. */
async function write(reading: Reading, home: FeedHome, ownRef: boolean): Promise<void> {
  try {
    await inTrial(reading, async (trx, actor) => {
      if (await reading.isThere?.(trx, home)) return null
      const work = { trx, deps: reading.deps, actor }
      return itemOf(reading, home, await decide(reading, work, home, ownRef))
    })
  } catch (error) {
    if (ownRef && error instanceof HttpError && error.status === 400 && 'basics.ref' in error.body)
      return write(reading, home, false)
    throw error
  }
}

async function decide(
  reading: Reading,
  work: Work,
  home: FeedHome,
  ownRef: boolean,
): Promise<Outcome> {
  const { trx } = work
  if (home.refused)
    return { ...nothing(home), action: 'skipped', remarks: [...home.remarks, home.refused] }
  const link = await findLink(trx, reading.run.integration_id, home.externalId)
  if (!link) return create(reading, work, home, ownRef)
  const current = await loadProperty(trx, link.property_id)
  if (!current || current.status === 'archived') {
    // Put away by hand: in the file, and left alone.
    if (link.missing_since !== null) await saveLink(trx, { ...link, missing_since: null })
    return nothing(home)
  }
  return update(reading, work, home, link, current)
}

const nothing = ({ remarks }: FeedHome): Outcome => ({
  action: 'unchanged',
  property: null,
  changed: [],
  before: null,
  remarks,
  lacks: [],
})

/**
 * Takes what the feed newly says, and brings to the market what the source itself had left off it.
 */
async function update(
  reading: Reading,
  work: Work,
  home: FeedHome,
  link: LinkRow,
  current: Property,
): Promise<Outcome> {
  const { run, source } = reading
  const { trx } = work
  const { steps: said } = link.said
  const { steps, changed, conflicts } = mergeSteps(
    stepsOf(current, home.steps),
    { said, stored: asSaved(said) as Partial<FeedSteps> },
    home.steps,
  )
  const another = reassigned(home, current)
  if (another) changed.push('agentId')
  const before: Found = {
    steps: changed.length ? stepsOf(await docAsStored(trx, current), home.steps) : null,
    said: await saidAsStored(trx, link),
  }
  const saved = changed.length
    ? await saveProperty(
        work,
        current.id,
        { version: current.version, ...steps, ...another },
        { anyVersion: true },
      )
    : current
  const ours = await standsAsLeft(trx, link.left_as, current)
  const { property, lacks } = ours
    ? await publishFromFeed(work, saved, source.settings.feed?.publishUnready ?? false)
    : { property: saved, lacks: [] }
  const morePictures = !isDeepStrictEqual(link.said.pictures, home.pictures)
  if (changed.length) await addHistory(trx, property.id, { kind: 'IMPORT', text: run.filename })
  await remember(reading, trx, home, property.id, {
    fetch: morePictures,
    left: ours && lacks.length ? link.left_as : null,
  })
  await keepConflicts(trx, link, conflicts, reading.deps.now())
  await dropSettled(trx, property.id)
  const touched = changed.length > 0 || property.status !== current.status || morePictures
  return {
    action: outcomeOf(conflicts, touched),
    property,
    changed: [
      ...changed,
      ...(property.status === current.status ? [] : ['status']),
      ...(morePictures ? ['media'] : []),
    ],
    before:
      touched || conflicts.length > 0 || link.missing_since !== null
        ? beforeOf(current, link, before, property.version)
        : null,
    remarks: [...home.remarks, ...conflicts.map(keptOurs)],
    lacks: expected(reading, home, lacks),
  }
}

/** Who looks after a home from now on, where a person has just said so. */
function reassigned(
  { beside }: FeedHome,
  { agentId: now }: Property,
): { agentId: string } | undefined {
  const { agentId, reassign } = beside ?? {}
  return reassign && agentId !== undefined && agentId !== now ? { agentId } : undefined
}

const outcomeOf = (conflicts: Conflict[], touched: boolean): ImportAction => {
  if (conflicts.length > 0) return 'conflict'
  return touched ? 'updated' : 'unchanged'
}

const keptOurs = ({ field }: Conflict): Remark => ({ field, key: 'keptOurs', severity: 'warning' })

async function create(
  reading: Reading,
  work: Work,
  home: FeedHome,
  ownRef: boolean,
): Promise<Outcome> {
  const { run, source } = reading
  const { trx } = work
  const { ref } = home
  const input: PropertyInput = {
    ...home.steps,
    basics: { ...home.steps.basics, ...(ownRef && ref ? { ref } : {}) },
  }
  const made = await createProperty(work, input, {
    system: `${run.provider}:${source.id}`,
    id: home.externalId,
    externalIds: [
      { system: run.provider, id: home.externalId },
      ...(home.beside?.externalIds ?? []),
    ],
    ...(home.beside?.agentId !== undefined && { agentId: home.beside.agentId }),
    ...(home.beside?.arrives === 'prospect' && { status: 'prospect' }),
  })
  const remarks = [...home.remarks]
  if (ref && !ownRef)
    remarks.push({
      field: 'ref',
      key: 'refTaken',
      params: { text: ref, ref: made.ref },
      severity: 'warning',
    })
  const { property, lacks } = home.beside
    ? await standing(work, made, home.beside)
    : await publishFromFeed(work, made, source.settings.feed?.publishUnready ?? false)
  await addHistory(trx, property.id, { kind: 'IMPORT', text: run.filename })
  const left = lacks.length ? await leftAs(trx, property, 'draft') : null
  await remember(reading, trx, home, property.id, { fetch: home.pictures.length > 0, left })
  return {
    action: 'created',
    property,
    changed: [],
    remarks,
    lacks: expected(reading, home, lacks),
    before: {
      version: property.version,
      found: null,
      steps: null,
      status: null,
      said: null,
      missingSince: null,
    },
  }
}

/** A home that is looked at before it is published, put where it stood in the other program. */
async function standing(
  work: Work,
  made: Property,
  { arrives }: Beside,
): Promise<{ property: Property; lacks: Lack[] }> {
  const property =
    arrives === 'withdrawn'
      ? await changeStatus(work, made.id, { status: 'withdrawn' }, { anyVersion: true })
      : made
  return { property, lacks: [] }
}

/** A dry run fetches no picture: a home that brings some is not said to lack one. */
const expected = ({ run }: Reading, home: FeedHome, lacks: Lack[]): Lack[] =>
  run.dry_run && home.pictures.some((picture) => picture.kind === 'photo')
    ? lacks.filter((lack) => lack !== 'photo')
    : lacks

/**
 * Keeps what the feed said, so that the next run knows what is new; pictures are fetched later by a
 * job.
 */
async function remember(
  { deps, run }: Reading,
  trx: Db,
  { steps, pictures, externalId }: FeedHome,
  propertyId: string,
  { fetch, left }: { fetch: boolean; left: LeftAs | null },
): Promise<void> {
  await saveLink(trx, {
    agency_id: run.agency_id,
    integration_id: run.integration_id,
    external_id: externalId,
    property_id: propertyId,
    said: { steps, pictures },
    missing_since: null,
    left_as: left,
  })
  if (fetch) {
    const job = { agencyId: run.agency_id, integrationId: run.integration_id, externalId }
    await deps.jobs.add(trx, PICTURES, job, { key: propertyId, agencyId: run.agency_id })
  }
}

function beforeOf(current: Property, link: LinkRow, found: Found, version: number): Before {
  return {
    ...found,
    version,
    found: current.version,
    status: current.status,
    substatus: current.substatus,
    missingSince: link.missing_since,
    missingFiles: link.missing_files,
    leftAs: link.left_as,
  }
}

function itemOf({ run }: Reading, home: FeedHome, outcome: Outcome): ItemInsert {
  return {
    id: uuidv7(),
    agency_id: run.agency_id,
    run_id: run.id,
    external_id: home.externalId || `#${uuidv7()}`,
    ref: home.ref,
    title: home.steps.texts.title?.['es'] ?? null,
    action: outcome.action,
    property_id: outcome.property?.id ?? null,
    changed: outcome.changed,
    issues: outcome.remarks,
    before: outcome.before,
    waits_for: outcome.lacks,
  }
}

/** A home that our own rules do not take: the report names each field and why. */
async function recordRefusal(reading: Reading, home: FeedHome, error: HttpError): Promise<void> {
  const faults = Object.entries(error.body).map(([field, text]): Remark => ({
    field,
    key: 'notSaved',
    params: { text: String(text) },
    severity: 'error',
  }))
  await report(
    reading.deps.db,
    reading,
    itemOf(reading, home, {
      ...nothing(home),
      action: 'error',
      remarks: [...home.remarks, ...faults],
    }),
  )
}
