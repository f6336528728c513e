// What we use of fontkit 2.0.4, which ships no types.
declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number
    /** Code points it has signs for; the papers of `server/ports/pdf` ask it. */
    characterSet: number[]
    hasGlyphForCodePoint(codePoint: number): boolean
    /** Its sign, kept by the font with this code point. */
    glyphForCodePoint(codePoint: number): unknown
    layout(text: string): {
      advanceWidth: number
      glyphs: { path: { toSVG(): string } }[]
      positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    }
  }
  export function create(bytes: Buffer): Font
}
