import type { Property } from '../../../generated/model/index.ts'
import { laterVersion } from '../../contract/errors.ts'
import { uuidv7 } from '../../db/index.ts'
import type { PropertyDoc } from '../../db/tables/property.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { pointKeyOf, publicPoint } from './location/geo.ts'
import { addHistory } from './history.ts'
import { view } from './listing-sync.ts'
import { insertMedia } from './media/media.repository.ts'
import { writable } from './property.policy.ts'
import { docAsStored, findMedia, findProperty, updateProperty } from './property.repository.ts'
import { createProperty } from './property.service.ts'
import { dayOf } from '../../time/madrid.ts'
import { qualityColumns } from './view.ts'
import { say } from './messages.ts'

/**
 * The steps a copy starts from, each without what belongs to one home alone: its reference, what
 * marks out the one door, private notes, what its owner allowed. Of the others (owners, papers) it
 * has nothing.
 */
const COPIED = {
  basics: ['ref'],
  location: ['floor', 'door', 'cadastralRef'],
  layout: [],
  features: [],
  texts: ['internalNotes', 'agentHook'],
  publication: ['soldShown'],
} as const satisfies Partial<Record<keyof PropertyDoc, readonly string[]>>

type Copied = Pick<PropertyDoc, keyof typeof COPIED>

const without = (step: unknown, keys: readonly string[]): unknown =>
  typeof step === 'object' && step !== null && !Array.isArray(step)
    ? Object.fromEntries(Object.entries(step).filter(([key]) => !keys.includes(key)))
    : step

/** What of a home another one may start from; also of a document as it is stored. */
const copyOf = (doc: PropertyDoc): Copied =>
  Object.fromEntries(
    Object.entries(COPIED).flatMap(([step, keys]) => {
      const stored = doc[step as keyof Copied]
      return stored === undefined ? [] : [[step, without(stored, keys)]]
    }),
  ) as Copied

/** 503: a copy would be made without what only a later version can read of this home. */
function refuseUnread({ basics }: PropertyDoc, { actor }: Work): void {
  const needed: unknown[] = [basics.type, ...basics.offers.map(({ operation }) => operation)]
  if (basics.offers.length === 0 || needed.includes(undefined)) laterVersion(actor.lang)
}

/**
 * A new draft like this home, looked after by who made it. Owners, mandate, papers, history and
 * figures stay where they are.
 */
export async function duplicateProperty(
  work: Work,
  id: string,
  { photos = false }: { photos?: boolean },
): Promise<Property> {
  const { trx, deps, actor } = work
  const home = writable(await findProperty(trx, id), actor)
  refuseUnread(home.doc, work)
  // What nobody can read of it may keep back what is beside it: from the copy's readers, too.
  const copied = copyOf(await docAsStored(trx, { ...home.doc, id }))
  const made = await createProperty(work, copyOf(home.doc), { copied })
  const now = deps.now()
  const media = photos
    ? (await findMedia(trx, [id])).filter(
        ({ state, kind }) => state !== 'failed' && kind !== 'energy_label',
      )
    : []
  if (media.length > 0) {
    await insertMedia(
      trx,
      media.map(({ hash, kind, label, caption, visibility }, position) => ({
        id: uuidv7(),
        property_id: made.id,
        hash,
        position,
        kind,
        label,
        caption,
        visibility,
        created_at: now,
      })),
    )
  }
  const copy = await findProperty(trx, made.id)
  // The same house is shown at the same point, also where its own stayed when its pin was
  // corrected.
  const points = { anchor: home.geo_anchor, drawn: home.geo_drawn, public: home.geo_public }
  const geo = publicPoint(copy?.doc.location, points, await pointKeyOf(trx))
  const fresh = await updateProperty(trx, made.id, {
    tags: home.tags,
    geo_anchor: geo.anchor,
    geo_drawn: geo.drawn,
    geo_public: geo.public,
    ...(copy && qualityColumns(copy.doc, await findMedia(trx, [made.id]), dayOf(now))),
  })
  await addHistory(trx, made.id, {
    kind: 'NOTE',
    by: actor.userId,
    at: now,
    text: say(actor.lang, media.length > 0 ? 'copiedPhotos' : 'copied', { ref: home.ref }),
  })
  return fresh ? view(trx, fresh, now, actor.lang) : made
}
