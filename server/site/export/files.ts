import type { SiteRequest } from '../entry.ts'
import { fileOf } from './places.ts'
import { rewrite } from './rewrite.ts'
import type { ExportFile } from './zip.ts'

/** What the files are made from. */
export interface Source {
  doc: SiteRequest['doc']
  base: string
  origin: string
  /** Pages to begin with, below the site; the others are found by their links. */
  first: readonly string[]
  /** A page as it is drawn for a file; null: there is none, or it lies elsewhere. */
  draw(page: string): Promise<{ html: string } | { moved: string } | null>
  /** A picture, font or map of this server; null: it is not there. */
  fetch(url: string): Promise<Buffer | null>
}

/** Past so many the rest is left out: no agency has as many pages and homes. */
const MOST_PAGES = 20_000
const FONTS_LICENCE = '/fonts/site/OFL.txt'

/** A page that only leads on, for a link that was written with an older name. */
const leading = (to: string): string =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${to}"><a href="${to}">${to}</a>`

/**
 * Every file of a site, each once: pages as their links are followed, what they show when all are
 * there, and the document itself, from which the site can be made again.
 */
export async function* filesOf(source: Source): AsyncGenerator<ExportFile> {
  const { base, origin, doc } = source
  const seen = new Set<string>(source.first)
  const waiting = [...seen]
  const styles = new Set<string>()
  const assets = new Map<string, string>([[FONTS_LICENCE, FONTS_LICENCE.slice(1)]])
  for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
    const file = fileOf(page)
    const drawn = await source.draw(page)
    if (drawn === null) continue
    if ('moved' in drawn) {
      const to = drawn.moved
      if (!seen.has(to)) waiting.push(to)
      seen.add(to)
      const depth = '../'.repeat(file.split('/').length - 1)
      yield { name: file, data: Buffer.from(leading(depth + fileOf(to))) }
      continue
    }
    const url = new URL(base + page, origin)
    const made = rewrite(drawn.html, { url, file, base })
    for (const next of made.pages)
      if (!seen.has(next) && seen.size < MOST_PAGES) {
        seen.add(next)
        waiting.push(next)
      }
    for (const [address, name] of made.assets) assets.set(address, name)
    if (made.style && !styles.has(made.style.file)) {
      styles.add(made.style.file)
      yield { name: made.style.file, data: Buffer.from(made.style.css) }
    }
    yield { name: file, data: Buffer.from(made.html) }
  }
  for (const [address, name] of assets) {
    const data = await source.fetch(address)
    if (data) yield { name, data }
  }
  yield { name: 'site.json', data: Buffer.from(JSON.stringify(doc, null, 2)) }
}
