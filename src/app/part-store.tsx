import type { ReactElement } from 'react'
import type { PlacePart } from '../lib/part'

/** What React writes for a mark; no text of a person can look like it, since React escapes `<`. */
const [BEFORE, AFTER] = ['<x-part n="', '"></x-part>']

/** What React lifts to the front of its output: title, meta and links (an eager picture's preload) belong into the head. */
export const LIFTED = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)+/

/** Parts of pages as HTML, the ones used last kept within a number of characters. One store per language. */
export class PartStore {
  private readonly drawn = new Map<string, string>()
  private size = 0
  private readonly limit: number

  constructor(limit = 4_000_000) {
    this.limit = limit
  }

  /** For one page: `place` goes into PartsContext, `fill` sets the parts where `place` left its marks. */
  page(render: (element: ReactElement) => string): { place: PlacePart; fill: (html: string) => string } {
    const placed: { key: string; draw: () => ReactElement }[] = []
    return {
      place: (key, draw) => {
        placed.push({ key, draw })
        return <x-part n={placed.length - 1} />
      },
      fill: (html) => {
        const [first = '', ...rest] = html.split(BEFORE)
        let [head, filled] = ['', first]
        for (const piece of rest) {
          const end = piece.indexOf(AFTER)
          const found = placed[Number(piece.slice(0, end))]
          const drawn = found ? (this.take(found.key) ?? this.keep(found.key, render(found.draw()))) : ''
          const lifted = drawn.startsWith('<link') ? (LIFTED.exec(drawn)?.[0] ?? '') : ''
          head += lifted
          filled += drawn.slice(lifted.length) + piece.slice(end + AFTER.length)
        }
        return head + filled
      },
    }
  }

  private take(key: string): string | undefined {
    const html = this.drawn.get(key)
    if (html === undefined) return undefined
    this.drawn.delete(key)
    this.drawn.set(key, html)
    return html
  }

  private keep(key: string, html: string): string {
    this.drawn.set(key, html)
    this.size += key.length + html.length
    for (const [oldest, text] of this.drawn) {
      if (this.size <= this.limit) break
      this.drawn.delete(oldest)
      this.size -= oldest.length + text.length
    }
    return html
  }
}

declare module 'react' {
  // eslint-disable-next-line typescript/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'x-part': { n: number }
    }
  }
}
