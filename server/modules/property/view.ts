import type {
  Media,
  Property,
  PropertyQuality,
  PropertyQualityItem,
} from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import type { PropertyDoc } from '../../db/tables/property.ts'
import { applicable } from './rules/applicable.ts'
import { completeness, gate, lacking, type GateItem } from './lifecycle/gate.ts'
import { pinIsCentre, postalCodeFits } from './location/place.ts'
import { gateMedia, type MediaRecord, type PropertyRecord } from './property.repository.ts'
import { say } from './messages.ts'

/** Address of a picture without its width. */
export const mediaSrc = (hash: string): string => `/media/${hash}`

/** A picture as the contract shows it. */
export function toMedia(record: MediaRecord): Media {
  const { id, kind, state, hash, widths, width, height, color, label, caption, visibility } = record
  return {
    id,
    kind,
    state,
    src: mediaSrc(hash),
    widths,
    width,
    height,
    color,
    label,
    caption,
    visibility,
  }
}

/** What a home has and lacks today. */
export function gateOf(doc: PropertyDoc, media: MediaRecord[], today: string): GateItem[] {
  return gate({
    doc: applicable(doc),
    media: gateMedia(media),
    today,
    postalCodeFits: postalCodeFits(doc.location),
    pinIsCentre: doc.location?.addressVisibility !== 'hidden' && pinIsCentre(doc.location),
  })
}

const toItem =
  (lang: Lang) =>
  ({ key, step, field, state, needed }: GateItem): PropertyQualityItem => ({
    key,
    step,
    field,
    state,
    needed,
    ...(state === 'done' ? {} : { message: say(lang, `gate.${key}`) }),
  })

const toQuality = (items: GateItem[], lang: Lang): PropertyQuality => ({
  completenessPct: completeness(items),
  items: items.map(toItem(lang)),
})

/** What stops a home from being published, in words; without looking for one that is complete. */
export function missingOf(
  home: Pick<PropertyRecord, 'doc' | 'complete'>,
  media: MediaRecord[],
  { day, lang }: { day: string; lang: Lang },
): PropertyQualityItem[] {
  return home.complete ? [] : lacking(gateOf(home.doc, media, day)).map(toItem(lang))
}

/** Columns that follow from document, pictures and the day. */
export function qualityColumns(
  doc: PropertyDoc,
  media: MediaRecord[],
  today: string,
): Pick<PropertyRecord, 'completeness' | 'complete' | 'photo_count' | 'thumb'> {
  const items = gateOf(doc, media, today)
  const photos = media.filter((each) => each.kind === 'photo' && each.state !== 'failed')
  const first = photos.find((each) => each.visibility === 'public') ?? photos[0]
  return {
    completeness: completeness(items),
    complete: lacking(items).length === 0,
    photo_count: photos.length,
    thumb: first ? mediaSrc(first.hash) : null,
  }
}

/** A home as the contract shows it to its own people. */
export function toProperty(
  record: PropertyRecord,
  media: MediaRecord[],
  documentCount: number,
  today: string,
  lang: Lang,
): Property {
  return {
    id: record.id,
    ref: record.ref,
    agencyId: record.agency_id,
    agentId: record.agent_id,
    tags: record.tags,
    status: record.status,
    substatus: record.substatus,
    version: record.version,
    createdAt: record.created_at.toISOString(),
    updatedAt: record.updated_at.toISOString(),
    createdBy: record.created_by,
    publishedAt: record.published_at?.toISOString() ?? null,
    source: record.source,
    externalIds: record.external_ids,
    outsideArea: record.outside_area,
    quality: toQuality(gateOf(record.doc, media, today), lang),
    media: media.map(toMedia),
    documentCount,
    ...record.doc,
  }
}
