import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as fontkit from 'fontkit'

const TYPE = path.join(import.meta.dirname, 'type')
const fonts = new Map<string, fontkit.Font>()

function fontOf(name: string): fontkit.Font {
  const known = fonts.get(name)
  if (known) return known
  const font = fontkit.create(readFileSync(path.join(TYPE, `${name}.woff`)))
  fonts.set(name, font)
  return font
}

/** Words as they are to be set. */
export interface Setting {
  /** A file of `type/`. */
  font: string
  color: string
  /** Pixels. */
  x: number
  /** Of the first base line. */
  y: number
  size: number
  /** Between base lines, by size. */
  leading?: number
}

/** Signs that the font has none for are left out: an empty box says nothing. */
const laid = (font: fontkit.Font, text: string) => {
  const shown = [...text].filter((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
  return font.layout(shown.join(''))
}

const widthOf = (font: fontkit.Font, text: string, size: number): number =>
  (laid(font, text).advanceWidth * size) / font.unitsPerEm

/** Words in lines of at most so many pixels; what does not fit into `most` lines ends with "…". */
export function linesOf(
  name: string,
  text: string,
  { size, width, most }: { size: number; width: number; most: number },
): { lines: string[]; isCut: boolean } {
  const font = fontOf(name)
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(font, joined, size) <= width) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  const shown = lines.slice(0, most)
  const isWide = shown.some((line) => widthOf(font, line, size) > width)
  const isCut = lines.length > most || isWide
  const ended = shown.map((line, at) => {
    const isLast = lines.length > most && at === most - 1
    let kept = isLast ? `${line}…` : line
    while (kept.length > 2 && widthOf(font, kept, size) > width)
      kept = `${kept.replace(/…$/, '').slice(0, -1).trimEnd()}…`
    return kept
  })
  return { lines: ended, isCut }
}

/** Lines as outlines of an SVG: what is typed never becomes markup, and no font has to be there. */
export function outlines(
  lines: readonly string[],
  { font: name, color, x, y, size, leading = 1.1 }: Setting,
): string {
  const font = fontOf(name)
  const scale = size / font.unitsPerEm
  return lines
    .map((line, row) => {
      let at = 0
      const { glyphs, positions } = laid(font, line)
      const drawn = glyphs.map((glyph, place) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {}
        const moved = `translate(${at + xOffset} ${yOffset})`
        at += xAdvance
        return `<path transform="${moved}" d="${glyph.path.toSVG()}"/>`
      })
      const base = y + row * size * leading
      return `<g fill="${color}" transform="translate(${x} ${base}) scale(${scale} ${-scale})">${drawn.join('')}</g>`
    })
    .join('')
}
