import type { Listing } from '../../../../generated/model/index.ts'
import { LANGS } from '../../../contract/language.ts'

/** A picture in the standard's names; `MediaURL` is a path. */
export interface MediaRecord {
  MediaKey: string
  ResourceName: 'Property'
  ResourceRecordKey: string
  MediaCategory: 'Photo' | 'Floor Plan'
  MediaURL: string
  MimeType: 'image/jpeg'
  Order: number
  ShortDescription?: string
  ImageWidth: number
  ImageHeight: number
}

type Photo = Listing['photos'][number]

const widthOf = ({ width }: Photo): number => (width > 1280 ? 1920 : 1280)

/** The public pictures and plans of a home, in order, under the key of one of its records. */
export function toMedia({ photos }: Listing, key: string): MediaRecord[] {
  const shown = photos.filter(({ kind }) => kind !== 'energy_label')
  const own = shown.filter(({ src }, at) => shown.findIndex((one) => one.src === src) === at)
  return own.map((photo, at) => {
    const caption = LANGS.map((lang) => photo.caption[lang]).find(Boolean)
    const wide = Math.min(photo.width, widthOf(photo))
    return {
      MediaKey: `${key}.${photo.src.slice(photo.src.lastIndexOf('/') + 1)}`,
      ResourceName: 'Property',
      ResourceRecordKey: key,
      MediaCategory: photo.kind === 'plan' ? 'Floor Plan' : 'Photo',
      MediaURL: `${photo.src}/${widthOf(photo)}.jpg`,
      MimeType: 'image/jpeg',
      Order: at + 1,
      ...(caption !== undefined && { ShortDescription: caption }),
      ImageWidth: wide,
      ImageHeight: Math.round((photo.height * wide) / photo.width),
    }
  })
}
