import type { ShareCard } from './card.ts'
import { linesOf, outlines } from './words.ts'

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Where photo and words of a card stand, and what is drawn below the words. */
interface Layout {
  photo: Box | null
  ground: string
  under: string
  words: string
}

/** How a template sets its card; each is built as its pages are. */
interface Style {
  display: string
  text: string
  /** Largest type of the title. */
  size: number
  photo: Box | null
  /** Words with a photo, and without one. */
  room: Box
  bare: Box
  /** Words stand on the template's block of colour, on its ground, or on the photo itself. */
  on: 'ground' | 'strong' | 'photo'
  under?: (colors: ShareCard['colors'], hasPhoto: boolean) => string
}

const rect = (color: string, { left, top, width, height }: Box): string =>
  `<rect fill="${color}" x="${left}" y="${top}" width="${width}" height="${height}"/>`
const whole: Box = { left: 72, top: 64, width: 1056, height: 502 }
const shade =
  '<defs><linearGradient id="s" x1="0" x2="0" y1="0" y2="1">' +
  '<stop offset=".2" stop-opacity="0"/><stop offset=".55" stop-opacity=".72"/>' +
  '<stop offset="1" stop-opacity=".9"/></linearGradient></defs>' +
  '<rect width="1200" height="630" fill="url(#s)"/>'

const STYLES: Record<ShareCard['template'], Style> = {
  tramuntana: {
    display: 'fraunces-400',
    text: 'figtree-500',
    size: 66,
    photo: { left: 0, top: 0, width: 1200, height: 372 },
    room: { left: 56, top: 396, width: 1088, height: 198 },
    bare: whole,
    on: 'ground',
  },
  llevant: {
    display: 'dm-sans-600',
    text: 'dm-sans-600',
    size: 68,
    photo: { left: 600, top: 0, width: 600, height: 630 },
    room: { left: 56, top: 56, width: 496, height: 518 },
    bare: whole,
    on: 'ground',
  },
  mares: {
    display: 'cormorant-500',
    text: 'figtree-500',
    size: 84,
    photo: { left: 0, top: 0, width: 1200, height: 630 },
    room: { left: 72, top: 300, width: 1056, height: 276 },
    bare: whole,
    on: 'photo',
    under: (_colors, hasPhoto) => (hasPhoto ? shade : ''),
  },
  placa: {
    display: 'bricolage-grotesque-700',
    text: 'bricolage-grotesque-700',
    size: 72,
    photo: { left: 640, top: 0, width: 560, height: 630 },
    room: { left: 56, top: 56, width: 528, height: 518 },
    bare: whole,
    on: 'strong',
  },
  quadern: {
    display: 'newsreader-500',
    text: 'archivo-500',
    size: 88,
    photo: { left: 900, top: 72, width: 228, height: 300 },
    room: { left: 72, top: 84, width: 780, height: 482 },
    bare: { ...whole, top: 84 },
    on: 'ground',
    under: ({ accent }) => rect(accent, { left: 72, top: 48, width: 1056, height: 6 }),
  },
}

const SMALLEST = 38
const LINE = 28
const AGENCY = 26

/** The largest type in which the title fits its room. */
function titled(font: string, title: string, size: number, { width, height }: Box) {
  for (let tried = size; ; tried -= 4) {
    const most = Math.max(1, Math.min(4, Math.floor(height / (tried * 1.08))))
    const { lines, isCut } = linesOf(font, title, { size: tried, width, most })
    if (!isCut || tried <= SMALLEST) return { lines, size: tried }
  }
}

/** Agency on top, line at the foot, the title in what is left, as its template sets it. */
export function layoutOf(card: ShareCard, hasPhoto: boolean): Layout {
  const { colors, template } = card
  const { display, text, size, photo, room, bare, on, under } = STYLES[template]
  const isOnPhoto = on === 'photo' && hasPhoto
  const [ground, ink, quiet] = isOnPhoto
    ? ['#000000', '#ffffff', '#ffffff']
    : on === 'strong'
      ? [colors.strong, colors.onStrong, colors.onStrong]
      : [colors.ground, colors.ink, colors.soft]
  const box = hasPhoto ? room : bare
  const foot = box.top + box.height
  const one = { width: box.width, most: 1 }
  const agency = linesOf(text, card.agency, { ...one, size: AGENCY }).lines
  const line = linesOf(text, card.line, { ...one, size: LINE }).lines
  const head = box.top + AGENCY
  const space = { ...box, height: box.height - AGENCY - 24 - (line.length > 0 ? LINE + 28 : 0) }
  const title = titled(display, card.title, size, space)
  const first = head + 24 + title.size
  return {
    photo: hasPhoto ? photo : null,
    ground,
    under: under?.(colors, hasPhoto) ?? '',
    words: [
      outlines(agency, {
        font: text,
        color: isOnPhoto ? ink : on === 'strong' ? ink : colors.accent,
        x: box.left,
        y: head,
        size: AGENCY,
      }),
      outlines(title.lines, {
        font: display,
        color: ink,
        x: box.left,
        y: first,
        size: title.size,
        leading: 1.08,
      }),
      outlines(line, { font: text, color: quiet, x: box.left, y: foot - 6, size: LINE }),
    ].join(''),
  }
}
