import type { FeedPicture } from '../feed/feed-home.ts'
import type { Notes } from './notes.ts'
import { child, textAt } from './records.ts'
import type { Node } from './records.ts'
import { readUrl } from './values.ts'

/** More than the format's 50, since real feeds bring up to 130 and the first ones are the best. */
export const MAX_PICTURES = 60

/**
 * Pictures in the order of their id (1..n), else of the file; raw blanks in addresses are escaped,
 * doubles dropped.
 */
export function readPictures(node: Node, notes: Notes): FeedPicture[] {
  const found = (child(node, 'images')?.children ?? [])
    .filter((image) => image.name === 'image')
    .map((image, place) => ({ image, order: Number(image.attributes['id']) || place + 1, place }))
    .sort((a, b) => a.order - b.order || a.place - b.place)
  const pictures = new Map<string, FeedPicture>()
  for (const { image } of found) {
    const text = textAt(image, 'url')
    const url = readUrl(text)
    if (!url) {
      if (text) notes.add('images/image/url', 'badUrl', { text: text.slice(0, 120) })
      continue
    }
    const plan = (child(image, 'tags')?.children ?? []).some(
      (tag) => tag.text.trim().toLowerCase() === 'floorplan',
    )
    if (!pictures.has(url)) pictures.set(url, { url, kind: plan ? 'plan' : 'photo' })
  }
  if (pictures.size > MAX_PICTURES)
    notes.add('images', 'tooManyPictures', { count: pictures.size, max: MAX_PICTURES })
  return [...pictures.values()].slice(0, MAX_PICTURES)
}
