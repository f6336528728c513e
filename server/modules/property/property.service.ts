import type {
  ExternalId,
  Property,
  PropertyInput,
  PropertyPatch,
} from '../../../generated/model/index.ts'
import { conflict, fieldErrors } from '../../contract/errors.ts'
import { uuidv7, type Db } from '../../db/index.ts'
import type { PropertyDoc } from '../../db/tables/property.ts'
import { getAgency, nextReference } from '../agency/index.ts'
import type { Actor, Work } from '../../contract/rights/actor.ts'
import { getUser } from '../user/index.ts'
import { columnsOf } from './columns.ts'
import { STEPS } from './rules/applicable.ts'
import { derive } from './derive.ts'
import { lacking } from './lifecycle/gate.ts'
import { tellOfSold } from './lifecycle/sold.ts'
import { NO_POINTS, pointKeyOf, publicPoint } from './location/geo.ts'
import { addHistory, edits, priceChanges, type NewHistoryEntry } from './history.ts'
import { isPublic, keepBack, syncPublic, view } from './listing-sync.ts'
import { checkOwners, tellOwners, tellOwnersOfPrices } from './owners.ts'
import { completed, placeFaults } from './location/place.ts'
import { forReader, readable, writable } from './property.policy.ts'
import { lowering } from './rules/prices.ts'
import * as repository from './property.repository.ts'
import { prune } from '../../contract/body/prune.ts'
import { roundAreas } from './rules/round-areas.ts'
import { brokenRules } from './rules/rules.ts'
import { cleanTags } from './tags.ts'
import { dayOf } from '../../time/madrid.ts'
import { gateOf, qualityColumns } from './view.ts'
import { say } from './messages.ts'

/** Where a home comes from, when no person typed it. */
export interface Origin {
  /** The feed's name and its id of the home. */
  system?: string
  id?: string
  externalIds?: ExternalId[]
  agentId?: string | null
  status?: 'draft' | 'prospect'
  /** Of a copy: the steps it is made of as they are stored. What nobody can read comes along. */
  copied?: object
}

/**
 * The sent steps without what says nothing; an empty step is undefined. `unread`: what is stored
 * and nobody can read, by step.
 */
function cleaned(
  sent: Partial<PropertyDoc>,
  unread: Record<string, unknown> = {},
): Partial<PropertyDoc> {
  const steps = STEPS.filter((step) => sent[step] !== undefined).map(
    (step) => [step, prune(sent[step])] as const,
  )
  const doc = Object.fromEntries(steps) as Partial<PropertyDoc>
  if (doc.layout) doc.layout = roundAreas(doc.layout)
  if (doc.location) doc.location = completed(doc.location, Object(unread['location']))
  return doc
}

/**
 * Steps as a save would store them: without what says nothing, areas rounded, the place completed.
 * For comparing what another program says with what is stored.
 */
export const asSaved = (steps: Partial<PropertyDoc>): Partial<PropertyDoc> => cleaned(steps)

/** What somebody who writes a draft comes to next; publishing asks for it (lifecycle/gate.ts). */
const COMING: ReadonlySet<string> = new Set(['legal.energy.consumptionLetter'])

/** Throws 400 for what contradicts itself in the steps that were sent. */
function refuseBroken(
  doc: PropertyDoc,
  sent: Partial<PropertyDoc>,
  actor: Actor,
  isDraft = false,
): void {
  const broken = Object.entries({ ...brokenRules(doc), ...placeFaults(doc.location) })
    .filter(([path]) => (path.split('.')[0] ?? '') in sent && !(isDraft && COMING.has(path)))
    .map(([path, key]) => [path, say(actor.lang, key)])
  if (broken.length > 0) fieldErrors(Object.fromEntries(broken))
}

async function checkAgent(db: Db, actor: Actor, agentId: string): Promise<void> {
  if (actor.role !== 'ADMIN') fieldErrors({ agentId: say(actor.lang, 'agent.adminOnly') })
  const agent = await getUser(db, agentId)
  if (!agent?.active || !agent.agency_ids.includes(actor.agencyId))
    fieldErrors({ agentId: say(actor.lang, 'agent.unknown') })
}

/** The reference typed, if it is free; else the next of the agency's pattern that is. */
async function referenceFor(
  { trx, actor }: Work,
  typed: string | undefined,
  except?: string,
): Promise<string> {
  if (typed !== undefined) {
    if (!(await repository.isReferenceTaken(trx, actor.agencyId, typed, except))) return typed
    return fieldErrors({ 'basics.ref': say(actor.lang, 'rule.refTaken') })
  }
  for (;;) {
    const ref = await nextReference(trx, actor.agencyId)
    if (!(await repository.isReferenceTaken(trx, actor.agencyId, ref))) return ref
  }
}

/**
 * Two people typed the same reference at once: the second is told as if it had been there before.
 */
function refuseTaken(error: unknown, actor: Actor): never {
  const taken =
    error instanceof Error && 'constraint' in error && error.constraint === 'property_ref'
  if (!taken) throw error
  return fieldErrors({ 'basics.ref': say(actor.lang, 'rule.refTaken') })
}

/**
 * The mandate as it begins: with the agency's usual commission, where somebody enters the home and
 * says none. A feed's home has what its feed says.
 */
async function usualMandate(
  { trx, actor }: Work,
  sent: Partial<PropertyDoc>,
  { system }: Origin,
): Promise<Pick<PropertyDoc, 'mandate'>> {
  if (system !== undefined || sent.mandate?.commissionType !== undefined) return {}
  const commissionPct = (await getAgency(trx, actor.agencyId))?.defaultCommissionPct
  return commissionPct === undefined || commissionPct === null
    ? {}
    : { mandate: { commissionType: 'percent', commissionPct, ...sent.mandate } }
}

/**
 * Starts a home as a draft (or prospect). Who enters it looks after it, unless `origin` says who
 * does.
 */
export async function createProperty(
  work: Work,
  input: PropertyInput,
  origin: Origin = {},
): Promise<Property> {
  const { trx, deps, actor } = work
  const sent = cleaned(input, repository.unreadOf(origin.copied))
  const now = deps.now()
  const typed = {
    ...sent,
    ...(await usualMandate(work, sent, origin)),
    basics: sent.basics ?? input.basics,
  } as PropertyDoc
  refuseBroken(typed, sent, actor)
  await checkOwners(trx, actor, sent)
  const ref = await referenceFor(work, typed.basics.ref)
  const doc: PropertyDoc = { ...typed, basics: { ...typed.basics, ref } }
  const geo = publicPoint(doc.location, NO_POINTS, await pointKeyOf(trx))
  const insert = repository.insertProperty(trx, {
    id: uuidv7(),
    agency_id: actor.agencyId,
    agent_id: origin.agentId === undefined ? actor.userId : origin.agentId,
    created_by: actor.userId,
    ref,
    status: origin.status ?? 'draft',
    external_ids: origin.externalIds ?? [],
    origin_system: origin.system ?? null,
    origin_id: origin.id ?? null,
    doc: repository.withUnread(doc, origin.copied),
    ...derive(ref, doc),
    ...qualityColumns(doc, [], dayOf(now)),
    geo_anchor: geo.anchor,
    geo_drawn: geo.drawn,
    geo_public: geo.public,
    created_at: now,
    updated_at: now,
  })
  const home = await insert.catch((error: unknown) => refuseTaken(error, actor))
  await addHistory(trx, home.id, { kind: 'CREATED', by: actor.userId, at: now })
  await tellOwners(work, null, home)
  await repository.addEvent(trx, 'property.created', home)
  return view(trx, home, now, actor.lang)
}

/** Throws 409 with what is stored. */
export async function refuseStale(
  { trx, deps, actor }: Work,
  home: repository.PropertyRecord,
): Promise<never> {
  return conflict(await view(trx, home, deps.now(), actor.lang), say(actor.lang, 'conflict'))
}

/**
 * A published home must stay publishable: throws 400 at what this change takes away. What was
 * lacking before (a mandate that ran out, what a feed never had) does not stand in the way of
 * mending something else.
 */
export function refuseHalfPublic(
  home: repository.PropertyRecord,
  before: repository.MediaRecord[],
  after: { doc: PropertyDoc; media: repository.MediaRecord[] },
  work: Work,
): void {
  if (!isPublic(home)) return
  const day = dayOf(work.deps.now())
  const old = new Set(lacking(gateOf(home.doc, before, day)).map((item) => item.key))
  const fresh = lacking(gateOf(after.doc, after.media, day)).filter((item) => !old.has(item.key))
  if (fresh.length === 0) return
  const { lang } = work.actor
  fieldErrors(
    Object.fromEntries(
      fresh.map(({ key, field }) => [
        field,
        say(lang, 'rule.published', { message: say(lang, `gate.${key}`) }),
      ]),
    ),
  )
}

/**
 * The reason sent with a new price; one's own words where no reason of the list is it (400
 * without).
 */
function reasonOf(
  { priceChange }: Pick<PropertyPatch, 'priceChange'>,
  { lang }: Actor,
): Pick<NewHistoryEntry, 'reason' | 'text'> {
  if (!priceChange) return {}
  const text = priceChange.text?.trim() || null
  if (priceChange.reason === 'other' && text === null)
    fieldErrors({ 'priceChange.text': say(lang, 'rule.sayWhy') })
  return { reason: priceChange.reason, text }
}

/** What is unread of the place, which stays with its municipality; another one has its own. */
const unreadPlace = async (
  db: Db,
  { id, doc }: repository.PropertyRecord,
  { location }: Pick<PropertyPatch, 'location'>,
): Promise<Record<string, unknown>> =>
  location && location.municipalityIne === doc.location?.municipalityIne
    ? repository.unreadIn(db, id)
    : {}

/** Replaces each sent step whole, if the version is still the stored one (409 otherwise). */
export async function saveProperty(
  work: Work,
  id: string,
  patch: Omit<PropertyPatch, 'version'> & { version?: number },
  options: { anyVersion?: boolean; price?: Pick<NewHistoryEntry, 'reason' | 'text'> } = {},
): Promise<Property> {
  const { trx, deps, actor } = work
  const home = writable(await repository.findProperty(trx, id, true), actor)
  if (!options.anyVersion && home.version !== patch.version) return refuseStale(work, home)
  const why = options.price ?? reasonOf(patch, actor)
  const sent = cleaned(patch, await unreadPlace(trx, home, patch))
  const merged = Object.fromEntries(
    Object.entries({ ...home.doc, ...sent }).filter(([, step]) => step !== undefined),
  ) as unknown as PropertyDoc
  refuseBroken(merged, sent, actor, home.status === 'draft')
  await checkOwners(trx, actor, sent, home.doc)
  if (patch.agentId !== undefined && patch.agentId !== home.agent_id)
    await checkAgent(trx, actor, patch.agentId)
  const typed = sent.basics?.ref
  const ref =
    typed !== undefined && typed !== home.ref ? await referenceFor(work, typed, id) : home.ref
  const doc: PropertyDoc = { ...merged, basics: { ...merged.basics, ref } }
  const media = await repository.findMedia(trx, [id])
  refuseHalfPublic(home, media, { doc, media }, work)
  const agent_id = patch.agentId ?? home.agent_id
  const tags = patch.tags ? cleanTags(patch.tags) : home.tags
  const stored = store(work, home, doc, media, { ref, agent_id, tags })
  const saved = await stored.catch((error: unknown) => refuseTaken(error, actor))
  if (!saved) return refuseStale(work, home)
  const prices = priceChanges(home.doc, doc).map((entry) => ({ ...entry, ...why }))
  const happened = [...edits(home.doc, doc), ...prices]
  if (agent_id !== home.agent_id)
    happened.push({ kind: 'EDIT', field: 'agentId', old: home.agent_id, new: agent_id })
  if (tags.join() !== home.tags.join())
    happened.push({
      kind: 'EDIT',
      field: 'tags',
      old: home.tags.join(', ') || null,
      new: tags.join(', ') || null,
    })
  await addHistory(
    trx,
    id,
    happened.map((entry) => ({ ...entry, by: actor.userId, at: deps.now() })),
  )
  await tellOwners(work, home.doc, saved)
  await tellOfSold(trx, home, saved)
  if (isPublic(saved)) await tellOwnersOfPrices(work, saved, prices)
  const changed = [...new Set(happened.flatMap(({ field }) => field ?? []))]
  await repository.addEvent(trx, 'property.saved', saved, changed)
  if (prices.length > 0) await repository.addEvent(trx, 'property.price_changed', saved, changed)
  if (isPublic(saved)) await syncPublic(trx, saved, deps.now())
  else await keepBack(trx, saved, deps.now())
  return view(trx, saved, deps.now(), actor.lang)
}

/** Writes document and all derived columns under the version it was read at. */
async function store(
  { trx, deps }: Work,
  home: repository.PropertyRecord,
  doc: PropertyDoc,
  media: repository.MediaRecord[],
  more: { ref: string; agent_id: string | null; tags: string[] },
): Promise<repository.PropertyRecord | undefined> {
  const now = deps.now()
  const columns = await columnsOf(trx, home, doc, { ref: more.ref, media, now })
  // The price as it is read now: the column may be of another version, which could not read it.
  const before = { ...home, price: derive(home.ref, home.doc).price }
  return repository.updateProperty(
    trx,
    home.id,
    {
      doc,
      ...more,
      ...columns,
      ...lowering(before, columns.price, now),
      updated_at: now,
    },
    home.version,
  )
}

/** One home, everything this person may know of it; 404 for who may not read it. */
export async function getProperty(db: Db, id: string, actor: Actor, now: Date): Promise<Property> {
  const home = readable(await repository.findProperty(db, id), actor)
  return forReader(await view(db, home, now, actor.lang), home, actor)
}
