import type {
  Document,
  Media,
  Property,
  PropertyHistoryEntry,
} from '../../../generated/model/index.ts'
import { toldOf, type Told } from '../../contract/stored/told.ts'
import { historyRow, type Db } from '../../db/index.ts'
import type { PropertyDoc } from '../../db/tables/property.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { nextReference } from '../agency/index.ts'
import { dayOf } from '../../time/madrid.ts'
import { derive } from './derive.ts'
import { lacking, type GateKey } from './lifecycle/gate.ts'
import { VARIANTS_JOB } from './job-kinds.ts'
import { isPublic, keepBack, syncPublic } from './listing-sync.ts'
import { NO_POINTS, pointKeyOf, publicPoint } from './location/geo.ts'
import { insertMedia } from './media/media.repository.ts'
import type { PreparedMedia } from './media/prepare.ts'
import {
  findMedia,
  findProperty,
  insertProperty,
  isReferenceTaken,
  updateProperty,
  unreadIn,
  unreadOf,
  withUnread,
  type MediaRecord,
} from './property.repository.ts'
import { STEPS } from './rules/applicable.ts'
import { isMandateUnread } from './unread.ts'
import { gateOf, qualityColumns } from './view.ts'

async function freeReference({ trx, actor }: Work, ref: string): Promise<string> {
  for (let next = ref; ; next = await nextReference(trx, actor.agencyId))
    if (!(await isReferenceTaken(trx, actor.agencyId, next))) return next
}

/**
 * Does a home lack what publishing needs here? What it was there is the file's word, and a file may
 * be made by hand. `media`: a picture that was prepared counts as ready; null: they come later.
 */
function lacksGate(
  {
    doc,
    media,
    unread,
  }: { doc: PropertyDoc; media: MediaRecord[] | null; unread: Record<string, unknown> },
  { today, waive }: { today: string; waive: readonly GateKey[] },
): boolean {
  const ready = (media ?? []).map((one) =>
    one.state === 'processing' ? { ...one, state: 'ready' as const } : one,
  )
  const waived: GateKey[] = media === null ? [...waive, 'photo'] : [...waive]
  if (!waive.includes('mandateInForce') && isMandateUnread(doc, unread, today)) return true
  return lacking(gateOf(doc, ready, today)).some(({ key }) => !waived.includes(key))
}

const DRAFT = { status: 'draft', substatus: null } as const

/**
 * Writes a home as it stood at another instance, under ids that are this one's; no event, and
 * nobody sees it yet (`showRestored`). What was told of it and is not read here is kept, as it would
 * be in its place. One that was public and lacks what publishing needs, but for `waive`, is a draft.
 * Answers its reference (another one where that is taken), and whether it is.
 */
export async function restoreHome(
  work: Work,
  home: Property,
  { waive, told }: { waive: readonly GateKey[]; told: Told },
): Promise<{ ref: string; isHeld: boolean }> {
  const { trx, deps, actor } = work
  const ref = await freeReference(work, home.ref)
  const steps = STEPS.filter((step) => home[step] !== undefined).map((step) => [step, home[step]])
  const read = Object.fromEntries(steps) as PropertyDoc
  const doc: PropertyDoc = { ...read, basics: { ...read.basics, ref } }
  const geo = publicPoint(doc.location, NO_POINTS, await pointKeyOf(trx))
  const changed = new Date(home.updatedAt)
  const today = dayOf(deps.now())
  const there = toldOf(told, STEPS)
  const unread = unreadOf(there)
  const isHeld = isPublic(home) && lacksGate({ doc, media: null, unread }, { today, waive })
  await trx
    .deleteFrom('property')
    .where('id', '=', home.id)
    .where('agency_id', '=', actor.agencyId)
    .where('deleted_at', 'is not', null)
    .execute()
  await insertProperty(trx, {
    id: home.id,
    agency_id: actor.agencyId,
    agent_id: home.agentId,
    created_by: home.createdBy,
    ref,
    ...(isHeld ? DRAFT : { status: home.status, substatus: home.substatus }),
    version: home.version,
    external_ids: home.externalIds,
    origin_system: null,
    origin_id: null,
    doc: withUnread(doc, there),
    ...derive(ref, doc),
    ...qualityColumns(doc, [], today),
    geo_anchor: geo.anchor,
    geo_drawn: geo.drawn,
    geo_public: geo.public,
    tags: home.tags,
    closed_at: home.status === 'closed' ? changed : null,
    published_at: home.publishedAt === null ? null : new Date(home.publishedAt),
    created_at: new Date(home.createdAt),
    updated_at: changed,
  })
  return { ref, isHeld }
}

/** Writes an entry of a home's history as it was. */
export async function restoreHistory(
  trx: Db,
  propertyId: string,
  entry: PropertyHistoryEntry,
  by: string | null,
): Promise<void> {
  await trx
    .insertInto('property_history')
    .values({
      ...historyRow({ ...entry, at: new Date(entry.at), by }),
      property_id: propertyId,
      reason: entry.reason,
    })
    .execute()
}

/** A picture that was prepared here, and how the home showed it. */
export interface RestoredPicture {
  media: Media
  prepared: PreparedMedia
}

/**
 * Gives a restored home its pictures and, if it is on the market, its public page. Its version and
 * time stay: it is as it was. Answers whether it becomes a draft, for want of a picture.
 */
export async function showRestored(
  { trx, deps, actor }: Work,
  propertyId: string,
  { pictures, waive }: { pictures: RestoredPicture[]; waive: readonly GateKey[] },
): Promise<boolean> {
  const now = deps.now()
  await insertMedia(
    trx,
    pictures.map(({ media, prepared }, position) => ({
      id: media.id,
      property_id: propertyId,
      hash: prepared.hash,
      position,
      kind: media.kind,
      label: media.label,
      caption: media.caption,
      visibility: media.visibility,
      created_at: now,
    })),
  )
  for (const { prepared } of pictures.filter(({ prepared: { processing } }) => processing))
    await deps.jobs.add(
      trx,
      VARIANTS_JOB,
      { hash: prepared.hash },
      { key: prepared.hash, agencyId: actor.agencyId },
    )
  const home = await findProperty(trx, propertyId, true)
  if (!home || home.deleted_at) return false
  const media = await findMedia(trx, [propertyId])
  const today = dayOf(now)
  const unread = await unreadIn(trx, propertyId)
  const isHeld = isPublic(home) && lacksGate({ doc: home.doc, media, unread }, { today, waive })
  const changes = { ...qualityColumns(home.doc, media, today), ...(isHeld && DRAFT) }
  const shown = (await updateProperty(trx, propertyId, changes)) ?? home
  await (isPublic(shown) ? syncPublic : keepBack)(trx, shown, now)
  return isHeld
}

/** Writes a home's document whose file lies in the store. */
export async function restoreDocument(
  trx: Db,
  propertyId: string,
  document: Document,
  file: { key: string; size: number; mime: string },
  by: string | null,
): Promise<void> {
  await trx
    .insertInto('property_document')
    .values({
      id: document.id,
      property_id: propertyId,
      file_key: file.key,
      type: document.type,
      filename: document.filename,
      mime: file.mime,
      size: file.size,
      created_by: by,
      created_at: new Date(document.createdAt),
    })
    .execute()
}
