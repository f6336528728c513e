import type { Media, MediaPatch } from '../../../../generated/model/index.ts'
import { fieldErrors, notFound } from '../../../contract/errors.ts'
import { keepCodes, keepStored, stored } from '../../../contract/stored/index.ts'
import { json, uuidv7 } from '../../../db/index.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { addHistory, type NewHistoryEntry } from '../history.ts'
import { DROP_JOB, VARIANTS_JOB } from '../job-kinds.ts'
import { isPublic, keepBack, syncPublic } from '../listing-sync.ts'
import { writable } from '../property.policy.ts'
import {
  addEvent,
  findMedia,
  findProperty,
  updateProperty,
  type MediaRecord,
  type PropertyRecord,
} from '../property.repository.ts'
import { refuseHalfPublic } from '../property.service.ts'
import { dayOf } from '../../../time/madrid.ts'
import { qualityColumns, toMedia } from '../view.ts'
import { say } from '../messages.ts'
import { insertMedia } from './media.repository.ts'
import type { PreparedMedia } from './prepare.ts'

const MOST = 400

/**
 * What every change of pictures brings with it. The version stays: a wizard open beside it is not
 * stale.
 */
async function settle(
  work: Work,
  home: PropertyRecord,
  entries: NewHistoryEntry[],
): Promise<Media[]> {
  const { trx, deps } = work
  const now = deps.now()
  const media = await findMedia(trx, [home.id])
  const saved = await updateProperty(trx, home.id, {
    ...qualityColumns(home.doc, media, dayOf(now)),
    updated_at: now,
  })
  await addHistory(
    trx,
    home.id,
    entries.map((entry) => ({ ...entry, by: work.actor.userId, at: now })),
  )
  await addEvent(trx, 'property.media', saved ?? home)
  await (isPublic(home) ? syncPublic : keepBack)(trx, saved ?? home, now)
  return media.map(toMedia)
}

/** Throws 404 or 403 before the pictures of a stranger are worked on. */
export async function mayAttach({ trx, actor }: Work, id: string): Promise<void> {
  writable(await findProperty(trx, id), actor)
}

/** Puts prepared pictures behind those that are there; their variants are made by a job. */
export async function attachMedia(
  work: Work,
  id: string,
  prepared: PreparedMedia[],
): Promise<Media[]> {
  const { trx, deps, actor } = work
  const home = writable(await findProperty(trx, id, true), actor)
  const before = await findMedia(trx, [id])
  if (before.length + prepared.length > MOST)
    fieldErrors({ files: say(actor.lang, 'media.tooMany') })
  if (prepared.length === 0) return before.map(toMedia)
  const start = (before.at(-1)?.position ?? -1) + 1
  const rows = prepared.map(({ hash, meta }, index) => ({
    id: uuidv7(),
    property_id: id,
    hash,
    position: start + index,
    kind: meta.kind ?? ('photo' as const),
    label: meta.label ?? null,
    caption: meta.caption ?? {},
    visibility: meta.visibility ?? ('public' as const),
    created_at: deps.now(),
  }))
  await insertMedia(trx, rows)
  for (const { hash } of prepared.filter((each) => each.processing)) {
    await deps.jobs.add(trx, VARIANTS_JOB, { hash }, { key: hash, agencyId: actor.agencyId })
  }
  return settle(work, home, [
    { kind: 'MEDIA', field: 'media', old: before.length, new: before.length + rows.length },
  ])
}

type ItemPatch = NonNullable<MediaPatch['items']>[number]

const patched = (record: MediaRecord, patch: ItemPatch | undefined): MediaRecord => ({
  ...record,
  kind: patch?.kind ?? record.kind,
  label: patch?.label === undefined ? record.label : patch.label,
  caption: patch?.caption ?? record.caption,
  visibility: patch?.visibility ?? record.visibility,
})

/** Whether it is shown at the desk: what only another version reads of a picture leaves it out. */
const isShown = (record: MediaRecord): boolean =>
  stored().part<Media>('Media', toMedia(record)) !== null

/** The pictures in the order in which those that are shown were put; the others keep their place. */
function ordered(before: MediaRecord[], order: string[]): MediaRecord[] {
  const byId = new Map(before.map((each) => [each.id, each]))
  const wanted = order.flatMap((id) => byId.get(id) ?? []).values()
  return before.map((each) => (isShown(each) ? (wanted.next().value ?? each) : each))
}

/** Order (every id once), labels, captions, kind and visibility. */
export async function updateMedia(work: Work, id: string, patch: MediaPatch): Promise<Media[]> {
  const { trx, actor } = work
  const home = writable(await findProperty(trx, id, true), actor)
  const before = await findMedia(trx, [id])
  const known = new Set(before.filter(isShown).map((each) => each.id))
  if (
    patch.order &&
    (patch.order.length !== known.size || !patch.order.every((each) => known.has(each)))
  ) {
    fieldErrors({ order: say(actor.lang, 'media.order') })
  }
  const strange = patch.items?.findIndex((item) => !known.has(item.id)) ?? -1
  if (strange >= 0) fieldErrors({ [`items.${strange}.id`]: say(actor.lang, 'media.unknown') })
  const after = (patch.order ? ordered(before, patch.order) : before).map((each, position) => ({
    ...patched(
      each,
      patch.items?.find((item) => item.id === each.id),
    ),
    ...(patch.order && { position }),
  }))
  refuseHalfPublic(home, before, { doc: home.doc, media: after }, work)
  for (const { id: mediaId, kind, label, caption, visibility, position } of after) {
    await trx
      .updateTable('property_media')
      .set({
        kind,
        ...keepCodes('property_media', { label }),
        caption: json(await keepStored(trx, 'property_media.caption', { id: mediaId }, caption)),
        visibility,
        position,
      })
      .where('id', '=', mediaId)
      .execute()
  }
  return settle(work, home, [{ kind: 'MEDIA', field: patch.order ? 'media.order' : 'media' }])
}

/** Takes a picture away; its files go when no other home shows the same content. */
export async function removeMedia(work: Work, id: string, mediaId: string): Promise<Media[]> {
  const { trx, deps, actor } = work
  const home = writable(await findProperty(trx, id, true), actor)
  const before = await findMedia(trx, [id])
  const gone = before.find((each) => each.id === mediaId)
  if (!gone) return notFound(actor.lang)
  refuseHalfPublic(
    home,
    before,
    { doc: home.doc, media: before.filter((each) => each !== gone) },
    work,
  )
  await trx.deleteFrom('property_media').where('id', '=', mediaId).execute()
  await deps.jobs.add(
    trx,
    DROP_JOB,
    { hash: gone.hash, before: deps.now().toISOString() },
    { key: gone.hash },
  )
  return settle(work, home, [
    { kind: 'MEDIA', field: 'media', old: before.length, new: before.length - 1 },
  ])
}
