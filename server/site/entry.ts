import path from 'node:path'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { SiteDoc } from '../../generated/model/index.ts'
import type { Lang } from '../contract/context.ts'
import type { AgencyHomes, Known } from './known.ts'
import type { ShareCard } from './share/card.ts'

/** What somebody sent by a form that could not be taken. */
export interface Sent {
  section: string
  kind: string
  values: Record<string, string>
  /** Sentences by field; the one of `''` is about all of it. */
  errors: Record<string, string>
  /** How the page that shows it again answers. */
  status: number
}

/** A page as it is counted. */
export interface ReadPage {
  /** In the document; `detail` where it has no page for homes. */
  pageId: string
  isHome: boolean
}

export interface SiteRequest {
  doc: SiteDoc
  /** Where the site is found: scheme and host, and what stands before every path. */
  origin: string
  base: string
  path: string
  search: URLSearchParams
  known: Known
  stockKey: string
  isPrivate: boolean
  homes: AgencyHomes
  /** Id of the page that was once found at a name, best in this language; null: none was. */
  onceAt(slug: string, lang: Lang): Promise<string | null>
  sent: Sent | null
  thanks: string | null
  /** To be a file on a disk: nothing answers forms and searches there. */
  isFile?: boolean
}

export type SiteAnswer =
  | {
      kind: 'page'
      status: number
      lang: Lang
      page: { html: string; style: string }
      /** False: it lacks what could not be asked just now. */
      isWhole: boolean
      /** What was read, for whoever counts; null: no page of the site. */
      read: ReadPage | null
    }
  | { kind: 'moved'; path: string }

export interface SiteRenderer {
  render(request: SiteRequest): Promise<SiteAnswer>
  /** What the picture of a page shows; null: there is no such page. */
  share(request: SiteRequest): Promise<ShareCard | null>
  siteMap(doc: SiteDoc, address: string, ids: readonly string[]): string
}

export interface SiteEntry {
  createSiteRenderer(options: {
    ask: (url: string, lang: Lang) => Promise<{ status: number; data: unknown }>
    portal: string
  }): Promise<SiteRenderer>
  /** The part of a query that a page depends on. */
  queryOf(search: URLSearchParams): Record<string, string>
  /** Whether it is a program that reads pages for others. */
  isBot(userAgent: string | undefined): boolean
}

const ENTRY = path.resolve(import.meta.dirname, '../../dist/site/entry-site.js')

/** The built face of websites; null before `npm run build`. */
export async function loadEntry(): Promise<SiteEntry | null> {
  return existsSync(ENTRY) ? ((await import(pathToFileURL(ENTRY).href)) as SiteEntry) : null
}
