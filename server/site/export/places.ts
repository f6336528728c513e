import { createHash } from 'node:crypto'
import path from 'node:path'

const MOST_WIDTH = 640
const MEDIA = /^\/media\/([0-9a-f]{32})(?:\/(\d+)\.webp)?$/
const OURS = /^\/(?:fonts|geo|media)\//
/** What of a query makes another page; everything else is a search, which a file does not answer. */
const KEPT = new Set(['cursor', 'operation'])

/** What an address of a page becomes among files. */
export type Place =
  | { kind: 'page'; /** Below the site, with its query. */ page: string; file: string }
  | { kind: 'asset'; /** As this server answers it. */ url: string; file: string }
  /** Left as it is: elsewhere, or a place on the same page. */
  | { kind: 'other'; href: string }

/** The file of a page of the site: a folder with an index, so that any host shows it at its path. */
export function fileOf(page: string): string {
  const [below = '/', query = ''] = page.split('?', 2)
  const mark = query && `-${createHash('sha256').update(query).digest('hex').slice(0, 8)}`
  return `${below.replace(/^\//, '')}index${mark}.html`
}

function pageOf(url: URL, base: string): string {
  const below = url.pathname.slice(base.length) || '/'
  const all = [...url.searchParams]
  const isListed = url.searchParams.has('cursor') || all.length === 1
  const kept = isListed && all.every(([name]) => KEPT.has(name)) ? url.search : ''
  return below + kept
}

/** Where an address found on a page leads among files. `at`: address of the page itself. */
export function placeOf(href: string, at: URL, base: string): Place {
  const url = href.startsWith('#') ? null : URL.parse(href, at)
  if (url === null || url.origin !== at.origin) return { kind: 'other', href }
  const { pathname } = url
  if (pathname === base || pathname.startsWith(`${base}/`)) {
    const page = pageOf(url, base)
    return { kind: 'page', page, file: fileOf(page) + url.hash }
  }
  const [, hash, width] = MEDIA.exec(pathname) ?? []
  if (hash) {
    const fits = Math.min(Number(width ?? MOST_WIDTH), MOST_WIDTH)
    return { kind: 'asset', url: `/media/${hash}/${fits}.webp`, file: `media/${hash}-${fits}.webp` }
  }
  if (OURS.test(pathname)) return { kind: 'asset', url: pathname, file: pathname.slice(1) }
  return { kind: 'other', href: url.href }
}

/** A file as another one names it: relative, so that both may lie anywhere. */
export function relative(from: string, to: string): string {
  const [file = '', hash = ''] = to.split('#', 2)
  const way = path.posix.relative(path.posix.dirname(from), file)
  return hash ? `${way}#${hash}` : way
}
