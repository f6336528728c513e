import { Language, type Listing, type LocalizedLine } from '../../../../generated/model/index.ts'
import { codeOf } from '../../../fields/home.ts'
import { say } from '../messages.ts'
import { placeLine } from './location.ts'

/**
 * The titles that somebody wrote; of a home without any its kind and its place as shown, in every
 * language of the portal: a reference alone says nothing to who looks for a home.
 */
export function titled(
  written: LocalizedLine,
  { type, subtype, location }: Pick<Listing, 'type' | 'subtype' | 'location'>,
): LocalizedLine {
  if (Object.values(written).some((line) => line?.trim())) return written
  const place = placeLine(location)
  return Object.fromEntries(
    Object.values(Language).map((lang) => {
      const kind = subtype ? codeOf(lang, 'subtype', subtype) : codeOf(lang, 'type', type)
      return [lang, place ? say(lang, 'at', { kind, place }) : kind]
    }),
  )
}
