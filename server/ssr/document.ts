/** The parts of one HTML document; texts are HTML already. */
export interface DocumentParts {
  lang: string
  face: 'public' | 'private'
  /** Title, meta, canonical. */
  head: string
  /**
   * Style sheets of the page, and the chunks of a bare one; they come after the entry's, on which
   * they build.
   */
  links: string
  /**
   * JSON that names the chunks the browser asks for once the page is painted (src/start.ts); null:
   * none wait.
   */
  code: string | null
  /** The page itself, as the renderer drew it: in UTF-8. */
  html: Uint8Array | null
  /** JSON for the data block the browser starts from; null: the browser renders by itself. */
  state: string | null
}

const NOTHING = new Uint8Array()

/**
 * Cuts the built index.html at its marks once; what remains per request is joining what stands
 * before the page, the page and what stands after it.
 */
export function documentFrom(template: string, site: string): (parts: DocumentParts) => Buffer {
  const marked = template
    .replace('<html lang="es">', '<!--html-->')
    .replace('</head>', '<!--links--></head>')
    .replace('<!--site-->', () => site)
  const pieces = marked.split(/<!--(html|head|links|app|state|code)-->/)
  for (const mark of ['html', 'head', 'links', 'app', 'state', 'code'])
    if (!pieces.includes(mark)) throw new Error(`index.html lacks its mark ${mark}`)
  const middle = pieces.indexOf('app')
  return ({ lang, face, head, links, html, state, code }) => {
    const fill: Record<string, string> = {
      html: `<html lang="${lang}" data-face="${face}">`,
      head,
      links,
      state:
        state === null ? '' : `<script type="application/json" id="llar-state">${state}</script>`,
      code: code === null ? '' : `<script type="application/json" id="llar-code">${code}</script>`,
    }
    const text = (some: readonly string[]): Buffer =>
      Buffer.from(
        some.map((piece, index) => (index % 2 === 1 ? (fill[piece] ?? '') : piece)).join(''),
      )
    return Buffer.concat([
      text(pieces.slice(0, middle)),
      html ?? NOTHING,
      text(pieces.slice(middle + 1)),
    ])
  }
}
