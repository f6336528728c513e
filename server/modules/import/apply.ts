import { isDeepStrictEqual } from 'node:util'
import type { ImportAction, Property, PropertyInput } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { HttpError } from '../../contract/errors.ts'
import { inTransaction, uuidv7, type Db } from '../../db/index.ts'
import type { Before } from '../../db/tables/import.ts'
import { addHistory, createProperty, loadProperty, saveProperty, type Actor } from '../property/index.ts'
import type { FeedHome, FeedSteps, Remark } from './feed-home.ts'
import { findLink, saveItem, saveLink, type LinkRow, type RunRow } from './import.repository.ts'
import { mergeSteps } from './merge.ts'
import { PICTURES } from './names.ts'
import { comeBack, publishFromFeed } from './publish.ts'

/** What one home came to. */
interface Outcome {
  action: ImportAction
  property: Property | null
  changed: string[]
  before: Before | null
  remarks: Remark[]
}

/** Ends the transaction of a dry run: everything was tried, nothing stays. */
class DryRunOver extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super('dry run')
    this.outcome = outcome
  }
}

/** The step keys a feed can fill, taken out of a record. */
export function stepsOf(property: Property): Partial<FeedSteps> {
  const { basics, location, layout, features, legal, texts } = property
  return { basics, location, layout, features, legal, texts } as Partial<FeedSteps>
}

/**
 * Brings one home of a feed into the portfolio, in one transaction with its report line: created, changed by what the feed
 * newly says, or left alone. What is wrong with one home never stops the others: it becomes the home's remark.
 */
export async function applyHome(deps: Deps, run: RunRow, actor: Actor, home: FeedHome): Promise<void> {
  try {
    await write(deps, run, actor, home, true)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    await recordRefusal(deps, run, home, error)
  }
}

/** The home's own reference first; when another home has it, the agency's pattern. */
async function write(deps: Deps, run: RunRow, actor: Actor, home: FeedHome, ownRef: boolean): Promise<void> {
  try {
    await inTransaction(deps.db, async trx => {
      const outcome = await decide(deps, trx, run, actor, home, ownRef)
      if (run.dry_run) throw new DryRunOver(outcome)
      await saveItem(trx, itemOf(run, home, outcome))
    })
  } catch (error) {
    if (error instanceof DryRunOver) return saveItem(deps.db, { ...itemOf(run, home, error.outcome), before: null, property_id: null })
    if (ownRef && error instanceof HttpError && error.status === 400 && 'basics.ref' in error.body) return write(deps, run, actor, home, false)
    throw error
  }
}

async function decide(deps: Deps, trx: Db, run: RunRow, actor: Actor, home: FeedHome, ownRef: boolean): Promise<Outcome> {
  if (home.refused) return { action: 'skipped', property: null, changed: [], before: null, remarks: [...home.remarks, home.refused] }
  const work = { trx, deps, actor }
  const link = await findLink(trx, run.agency_id, run.provider, home.externalId)
  const current = link && (await loadProperty(trx, link.property_id))
  if (!link) return create(deps, trx, run, actor, home, ownRef)
  if (!current || current.status === 'archived') return { action: 'unchanged', property: null, changed: [], before: null, remarks: home.remarks }

  const { steps, changed } = mergeSteps(stepsOf(current), link.said.steps, home.steps)
  let property = changed.length ? await saveProperty(work, current.id, { version: current.version, ...steps }, { anyVersion: true }) : current
  const returned = link.missing_since !== null && current.status === 'withdrawn'
  if (returned) property = await comeBack(work, property)
  const morePictures = !isDeepStrictEqual(link.said.pictures, home.pictures)
  if (changed.length) await addHistory(trx, property.id, { kind: 'IMPORT', text: run.filename })
  const touched = changed.length > 0 || returned || morePictures
  await remember(deps, trx, run, home, property.id, morePictures)
  return {
    action: touched ? 'updated' : 'unchanged',
    property,
    changed: [...changed, ...(morePictures ? ['media'] : [])],
    before: touched || link.missing_since !== null ? beforeOf(current, link, property.version) : null,
    remarks: home.remarks,
  }
}

async function create(deps: Deps, trx: Db, run: RunRow, actor: Actor, home: FeedHome, ownRef: boolean): Promise<Outcome> {
  const work = { trx, deps, actor }
  const { ref } = home
  const input: PropertyInput = { ...home.steps, basics: { ...home.steps.basics, ...(ownRef && ref ? { ref } : {}) } }
  const made = await createProperty(work, input, {
    source: 'OTHER', system: run.provider, id: home.externalId, externalIds: [{ system: run.provider, id: home.externalId }],
  })
  const remarks = [...home.remarks]
  if (ref && !ownRef) remarks.push({ field: 'ref', key: 'refTaken', params: { text: ref, ref: made.ref }, severity: 'warning' })
  const { property, lacks } = await publishFromFeed(work, made)
  if (lacks) remarks.push({ field: 'property', key: 'keptAsDraft', params: { text: lacks }, severity: 'warning' })
  await addHistory(trx, property.id, { kind: 'IMPORT', text: run.filename })
  await remember(deps, trx, run, home, property.id, home.pictures.length > 0)
  return {
    action: 'created', property, changed: [], remarks,
    before: { version: property.version, steps: null, status: null, said: null, missingSince: null },
  }
}

/** Keeps what the feed said, so that the next run knows what is new; pictures are fetched later by a job. */
async function remember(deps: Deps, trx: Db, run: RunRow, home: FeedHome, propertyId: string, fetch: boolean): Promise<void> {
  const { steps, pictures, externalId } = home
  await saveLink(trx, {
    agency_id: run.agency_id, provider: run.provider, external_id: externalId, property_id: propertyId, said: { steps, pictures }, missing_since: null,
  })
  if (fetch) await deps.jobs.add(trx, PICTURES, { agencyId: run.agency_id, provider: run.provider, externalId }, { key: propertyId })
}

function beforeOf(current: Property, link: LinkRow, version: number): Before {
  return { version, steps: stepsOf(current), status: current.status, said: link.said, missingSince: link.missing_since }
}

function itemOf(run: RunRow, home: FeedHome, outcome: Outcome): Parameters<typeof saveItem>[1] {
  return {
    id: uuidv7(), agency_id: run.agency_id, run_id: run.id, external_id: home.externalId || `#${uuidv7()}`, ref: home.ref,
    title: home.steps.texts.title?.['es'] ?? null, action: outcome.action, property_id: outcome.property?.id ?? null,
    changed: outcome.changed, issues: outcome.remarks, before: outcome.before,
  }
}

/** A home that our own rules do not take: the report names each field and why. */
async function recordRefusal(deps: Deps, run: RunRow, home: FeedHome, error: HttpError): Promise<void> {
  const faults = Object.entries(error.body).map(([field, text]): Remark => ({ field, key: 'notSaved', params: { text: String(text) }, severity: 'error' }))
  const outcome: Outcome = { action: 'error', property: null, changed: [], before: null, remarks: [...home.remarks, ...faults] }
  await saveItem(deps.db, itemOf(run, home, outcome))
}
