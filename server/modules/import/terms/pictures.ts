import type { FeedPicture } from '../feed/feed-home.ts'
import type { Notes } from './notes.ts'
import { readUrl } from './values.ts'

/** More than the format's 50, since real feeds bring up to 130 and the first ones are the best. */
export const MAX_PICTURES = 60

/** A picture as the other program names it. */
export interface SaidPicture {
  text: string
  kind: FeedPicture['kind']
}

/** Pictures in their order; raw blanks in addresses are escaped, doubles dropped. */
export function picturesOf(said: SaidPicture[], notes: Notes): FeedPicture[] {
  const pictures = new Map<string, FeedPicture>()
  for (const { text, kind } of said) {
    const url = readUrl(text)
    if (!url) {
      if (text) notes.add('images/image/url', 'badUrl', { text: text.slice(0, 120) })
      continue
    }
    if (!pictures.has(url)) pictures.set(url, { url, kind })
  }
  if (pictures.size > MAX_PICTURES)
    notes.add('images', 'tooManyPictures', { count: pictures.size, max: MAX_PICTURES })
  return [...pictures.values()].slice(0, MAX_PICTURES)
}
