/** The parts of one HTML document; texts are HTML already. */
export interface DocumentParts {
  lang: string
  face: 'public' | 'private'
  /** Title, meta, canonical. */
  head: string
  /** Style sheets and chunks of the page; they come after the entry's, on which they build. */
  links: string
  html: string
  /** JSON for the data block the browser starts from; null: the browser renders by itself. */
  state: string | null
}

/** Cuts the built index.html at its marks once; what remains per request is joining strings. */
export function documentFrom(template: string, site: string): (parts: DocumentParts) => string {
  const marked = template.replace('<html lang="es">', '<!--html-->').replace('</head>', '<!--links--></head>').replace('<!--site-->', () => site)
  const pieces = marked.split(/<!--(html|head|links|app|state)-->/)
  for (const mark of ['html', 'head', 'links', 'app', 'state']) if (!pieces.includes(mark)) throw new Error(`index.html lacks its mark ${mark}`)
  return ({ lang, face, head, links, html, state }) => {
    const fill: Record<string, string> = {
      html: `<html lang="${lang}" data-face="${face}">`,
      head,
      links,
      app: html,
      state: state === null ? '' : `<script type="application/json" id="llar-state">${state}</script>`,
    }
    return pieces.map((piece, index) => (index % 2 === 1 ? (fill[piece] ?? '') : piece)).join('')
  }
}
