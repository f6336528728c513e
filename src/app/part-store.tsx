import type { ReactElement } from 'react'
import type { PlacePart } from '../lib/part'
import { Kept } from './kept'

/** What React writes for a mark; no text of a person can look like it, since React escapes `<`. */
const [BEFORE, AFTER] = ['<x-part n="', '"></x-part>']

/** What React lifts to the front of its output: title, meta and links (an eager picture's preload) belong into the head. */
export const LIFTED = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)+/

/** Parts of pages as HTML, the ones used last kept within a number of characters. One store per language. */
export class PartStore {
  private readonly drawn: Kept<string>

  constructor(limit = 4_000_000) {
    this.drawn = new Kept(limit)
  }

  private draw(key: string, render: () => string): string {
    const found = this.drawn.take(key)
    if (found !== undefined) return found
    const html = render()
    return this.drawn.keep(key, html, html.length)
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
          const drawn = found ? this.draw(found.key, () => render(found.draw())) : ''
          const lifted = drawn.startsWith('<link') ? (LIFTED.exec(drawn)?.[0] ?? '') : ''
          head += lifted
          filled += drawn.slice(lifted.length) + piece.slice(end + AFTER.length)
        }
        return head + filled
      },
    }
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
