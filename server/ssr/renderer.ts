import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FirebaseSettings } from '../config/services.ts'
import type { Reach } from '../http/shared-cache.ts'
import type { Manifest, PageSources, Sheets } from './manifest.ts'

export interface Site {
  name: string
  url: string
  logo: string | null
  mapStyleUrl: string | null
  firebase: FirebaseSettings | null
  /** Whether people can open a payment account. */
  payments: boolean
  redirects: string[]
  operatorEmail: string | null
  /** Public key of web push, base64url. */
  pushKey: string | null
}

export interface WireRequest {
  method: string
  url: string
  headers: Record<string, string>
}

export interface WireReply {
  status: number
  headers: Record<string, unknown>
  data: unknown
}

/** What the built src/entry-server.tsx gives for an address. */
export type Rendered =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'bare'; status: 200 | 404; lang: string; html: Uint8Array | null; assets: PageSources }
  | {
      kind: 'page'
      status: number
      lang: string
      /** Whose page its address makes it. */
      reach: Reach
      html: Uint8Array
      head: string
      state: string
      assets: PageSources
    }

export interface Renderer {
  render(url: string): Promise<Rendered>
  warmUp(): Promise<void>
}

/**
 * The built entry as the server uses it; its types live in src, which the server does not import.
 */
interface ServerEntry {
  createRenderer(options: {
    site: Site
    call: (request: WireRequest) => Promise<WireReply>
    onError: (error: unknown) => void
  }): Promise<Renderer>
  chooseLang(from: { pathname: string; cookies: string; accepted: string }): string
  langCookie(lang: string): string
  asDataBlock(value: unknown): string
  prefixPath(path: string, lang: string): string
  splitPath(pathname: string): { lang: string; path: string; prefixed: boolean }
  isBot(userAgent: string | undefined): boolean
  /** Paths of the public pages that search engines may list. */
  indexedPaths(): string[]
}

export interface Build {
  entry: ServerEntry
  template: string
  manifest: Manifest
  sheets: Sheets
}

/** Reads what `npm run build` left in `dist`. */
export async function loadBuild(dist: string): Promise<Build> {
  const [template, manifest, sheets] = await Promise.all([
    readFile(join(dist, 'client', 'index.html'), 'utf8'),
    readFile(join(dist, 'client', '.vite', 'manifest.json'), 'utf8'),
    readFile(join(dist, 'client', '.vite', 'sheets.json'), 'utf8'),
  ])
  const entry = (await import(
    pathToFileURL(join(dist, 'server', 'entry-server.js')).href
  )) as ServerEntry
  return {
    entry,
    template,
    manifest: JSON.parse(manifest) as Manifest,
    sheets: JSON.parse(sheets) as Sheets,
  }
}
