import { Fragment, type ReactElement } from 'react'
import type { PlacePart } from '../lib/part'
import { LruCache } from './lru-cache'
import { bytesOf, PageBytes } from './page-bytes'

/** What React writes for a mark; no text of a person can look like it, since React escapes `<`. */
const [BEFORE, AFTER] = ['<x-part n="', '"></x-part>']

/**
 * What React lifts to the front of its output: title, meta and links (an eager picture's preload)
 * belong into the head.
 */
const LIFTED = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)+/

/** Stands between parts that are drawn together. */
const CUT = '<x-cut></x-cut>'

type Render = (element: ReactElement) => string

interface Placed {
  key: string
  draw: () => ReactElement
}

/** What React lifted to the front of it, and its HTML as it goes out. */
interface DrawnPart {
  lifted: string
  html: Uint8Array
}

const NOTHING: DrawnPart = { lifted: '', html: new Uint8Array() }

function drawnPart(html: string): DrawnPart {
  const lifted = html.startsWith('<link') ? (LIFTED.exec(html)?.[0] ?? '') : ''
  return { lifted, html: bytesOf(html.slice(lifted.length)) }
}

/**
 * Parts of pages as HTML, the ones used last kept within a number of bytes. One store per language.
 */
export class PartStore {
  private readonly drawn: LruCache<DrawnPart>
  private readonly bytes = new PageBytes()

  constructor(limit = 4_000_000) {
    this.drawn = new LruCache(limit)
  }

  /**
   * Draws what is not kept, all at once: a drawing of its own for each part costs as much as a
   * small part.
   */
  private draw(placed: readonly Placed[], render: Render): Map<string, DrawnPart> {
    const drawn = new Map<string, DrawnPart>()
    const missing = new Map<string, Placed>()
    for (const one of placed) {
      const found = this.drawn.get(one.key)
      if (found === undefined) missing.set(one.key, one)
      else drawn.set(one.key, found)
    }
    const wanted = [...missing.values()]
    const [lifted = '', ...pieces] =
      wanted.length > 0
        ? render(
            <>
              {wanted.map(({ key, draw }) => (
                <Fragment key={key}>
                  <x-cut />
                  {draw()}
                </Fragment>
              ))}
            </>,
          ).split(CUT)
        : []
    wanted.forEach(({ key, draw }, index) => {
      const piece = pieces[index] ?? ''
      // What React lifted out of one of them belongs to that one alone.
      const part = drawnPart(
        lifted && piece.includes('fetchPriority="high"') ? render(draw()) : piece,
      )
      drawn.set(key, this.drawn.set(key, part, part.html.length + part.lifted.length))
    })
    return drawn
  }

  /**
   * For one page: `place` goes into PartsContext, `fill` sets the parts where `place` left its
   * marks. What React lifts stands apart.
   */
  page(render: Render): {
    place: PlacePart
    fill: (html: string) => { head: string; html: Uint8Array }
  } {
    const placed: Placed[] = []
    return {
      place: (key, draw) => {
        placed.push({ key, draw })
        return <x-part n={placed.length - 1} />
      },
      fill: (html) => {
        const [first = '', ...rest] = html.split(BEFORE)
        const parts = this.draw(placed, render)
        const own = LIFTED.exec(first)?.[0] ?? ''
        let head = ''
        this.bytes.text(first.slice(own.length))
        for (const piece of rest) {
          const end = piece.indexOf(AFTER)
          const { lifted, html: inside } =
            parts.get(placed[Number(piece.slice(0, end))]?.key ?? '') ?? NOTHING
          head += lifted
          this.bytes.bytes(inside)
          this.bytes.text(piece.slice(end + AFTER.length))
        }
        return { head: head + own, html: this.bytes.take() }
      },
    }
  }
}

declare module 'react' {
  // eslint-disable-next-line typescript/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'x-part': { n: number }
      'x-cut': object
    }
  }
}
