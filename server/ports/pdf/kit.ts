/**
 * What templates are drawn from: react-pdf's elements, our font, our colours. Loaded in the PDF
 * thread only. A template is a *.document.ts whose default export takes plain data and returns
 * pages; the server runs TypeScript by leaving out its types, so elements are made with `h`, not
 * with JSX.
 */
import path from 'node:path'
import { createElement, type ReactNode } from 'react'
import { Document, Font, Path, renderToBuffer, Svg } from '@react-pdf/renderer'

export { Image, Page, Path, Polygon, Svg, Text, View } from '@react-pdf/renderer'
export { Document, renderToBuffer }

/** `createElement`, short because templates consist of it. */
export const h = createElement

/** Colours of the house for what has none of an agency. */
export const INK = {
  ink: '#221a26',
  ink2: '#52475a',
  ink3: '#685d6f',
  line: '#e2d9cb',
  paper: '#ffffff',
  page: '#faf7f2',
  primary: '#541264',
  sun: '#c97a10',
} as const

/** Fonts in order: the second has the letters that the first lacks. */
export const FONTS = ['Instrument Sans', 'Noto Sans']

/** Longest run of letters kept together, in characters: what is longer would leave the page. */
const LONGEST_WORD = 28

const file = (name: string): string => path.join(import.meta.dirname, 'fonts', `${name}.ttf`)

Font.register({
  family: 'Instrument Sans',
  fonts: [
    { src: file('instrument-sans-regular'), fontWeight: 400 },
    { src: file('instrument-sans-semibold'), fontWeight: 600 },
    { src: file('instrument-sans-bold'), fontWeight: 700 },
  ],
})
Font.register({
  family: 'Noto Sans',
  fonts: [
    { src: file('noto-sans-regular'), fontWeight: 400 },
    { src: file('noto-sans-bold'), fontWeight: 600 },
    { src: file('noto-sans-bold'), fontWeight: 700 },
  ],
})
// Words are never divided; only what no line could hold is.
Font.registerHyphenationCallback((word) =>
  word.length <= LONGEST_WORD ? [word] : (word.match(/.{1,24}/gsu) ?? [word]),
)

const WEIGHTS = [400, 600, 700]

let covered: ((code: number) => boolean) | null = null

/**
 * Reads the fonts, once. Each letter is looked at by itself first: one that a font meets as a part of
 * another (the `u` of `ú`) would be drawn from then on without saying which letter it is, and be
 * missing where a document is searched, copied or read aloud.
 */
export async function loadFonts(): Promise<void> {
  if (covered) return
  const fonts = FONTS.flatMap((fontFamily) =>
    WEIGHTS.map((fontWeight) => ({ fontFamily, fontWeight })),
  )
  await Promise.all(fonts.map((font) => Font.load(font)))
  const known = new Set<number>()
  for (const font of fonts) {
    const { data } = Font.getFont(font) ?? {}
    for (const code of data?.characterSet ?? []) {
      data?.glyphForCodePoint(code)
      known.add(code)
    }
  }
  covered = (code) => known.has(code)
}

/**
 * A text as the fonts can show it: without what cannot be seen, emoji left out, other unknown
 * letters as `?`.
 */
export function legible(text: string): string {
  const visible = text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(
      /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]|(?![©®™↔])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Variation_Selector}/gu,
      '',
    )
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, '\u00a0')
  return covered
    ? visible.replace(/[^\n]/gu, (letter) => (covered?.(letter.codePointAt(0) ?? 0) ? letter : '?'))
    : visible
}

/** The same for every text in plain data; byte arrays and dates stay as they are. */
export function legibleDeep(value: unknown): unknown {
  if (typeof value === 'string') return legible(value)
  if (Array.isArray(value)) return value.map(legibleDeep)
  if (
    value === null ||
    typeof value !== 'object' ||
    ArrayBuffer.isView(value) ||
    value instanceof Date
  )
    return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, legibleDeep(part)]))
}

/**
 * A JPEG or PNG for `Image`: bytes only, so that no template ever fetches anything. WebP would be
 * left out silently.
 */
export function picture(
  bytes: Uint8Array,
  format: 'jpg' | 'png' = 'jpg',
): { data: Buffer; format: 'jpg' | 'png' } {
  return { data: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), format }
}

/** A QR code at a size, black on white with its quiet zone. */
export const qrCode = (
  { path, modules }: { path: string; modules: number },
  side: number,
): ReactNode =>
  h(
    Svg,
    { width: side, height: side, viewBox: `0 0 ${modules} ${modules}` },
    h(Path, { d: `M0 0h${modules}v${modules}h-${modules}z`, fill: '#ffffff' }),
    h(Path, { d: path, fill: '#000000' }),
  )
