import { createHash } from 'node:crypto'
import { escapeHtml, unescapeHtml } from '../../formats/html.ts'
import { placeOf, relative } from './places.ts'

export interface Rewritten {
  html: string
  /** The style that stood in the page, and its file. */
  style: { file: string; css: string } | null
  /** Addresses of pages, below the site, that it leads to. */
  pages: string[]
  /** Files it shows, by their address here. */
  assets: Map<string, string>
}

interface At {
  /** Address of the page, and the file it becomes. */
  url: URL
  file: string
  base: string
}

/** The style of a page as a file at the root, with its type beside it. */
function styleOf(html: string, { url, base }: At, assets: Map<string, string>) {
  const [, css] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
  if (css === undefined) return null
  const own = css.replaceAll(/url\((\/[^)"']+)\)/g, (whole, address: string) => {
    const place = placeOf(address, url, base)
    if (place.kind !== 'asset') return whole
    assets.set(place.url, place.file)
    return `url(${place.file})`
  })
  const digest = createHash('sha256').update(own).digest('hex').slice(0, 12)
  return { file: `style-${digest}.css`, css: own }
}

/**
 * A page of the site as a file that opens from a disk: every link leads to a file beside it, its
 * style is one, and pictures come in the one size that is there.
 */
export function rewrite(html: string, at: At): Rewritten {
  const assets = new Map<string, string>()
  const pages: string[] = []
  const style = styleOf(html, at, assets)
  const linked = html
    .replace(
      /<style>[\s\S]*?<\/style>/,
      style ? `<link rel="stylesheet" href="${relative(at.file, style.file)}"/>` : '',
    )
    // Fonts are asked for by the style; a preload is of a host, not of a disk.
    .replaceAll(/<link rel="preload"[^>]*>/g, '')
    .replaceAll(/<source [^>]*>/g, '')
    .replaceAll(/ (?:srcset|srcSet|sizes|imagesrcset|imagesizes)="[^"]*"/g, '')
    .replaceAll(
      /(<(?:a|img|image|link|use)\b[^>]*?\s(?:href|src)=")([^"]*)"/g,
      (whole, head: string, value: string) => {
        if (value.startsWith('style-') || value.includes('/style-')) return whole
        const place = placeOf(unescapeHtml(value), at.url, at.base)
        if (place.kind === 'other') return `${head}${escapeHtml(place.href)}"`
        if (place.kind === 'page') pages.push(place.page)
        else assets.set(place.url, place.file)
        return `${head}${escapeHtml(relative(at.file, place.file))}"`
      },
    )
  return { html: linked, style, pages, assets }
}
