import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Lang } from '../i18n'
import type { RouteName } from '../lib/paths'

/** What a page's data says about its answer: a status other than 200, or another address (301). */
export interface PageOutcome {
  status?: 404 | 410
  location?: string
}

export interface PageContext {
  params: Record<string, string>
  url: URL
  lang: Lang
}

export interface RouteHandle {
  /** i18n namespaces the page needs; `shell` and `errors` are always there. */
  namespaces?: string[]
  /**
   * Fills the query cache. The server awaits it before rendering; the browser starts it beside the
   * page's code. Import generated clients inside (`await import(...)`), so they stay out of the
   * entry.
   */
  prefetch?: (client: QueryClient, page: PageContext) => Promise<PageOutcome | void>
  /**
   * What stands before the page, by name (guard.ts); `auth` where the name asks for it, unless told
   * otherwise.
   */
  middleware?: string[]
  /** False makes the address a fatal 404. */
  validate?: (page: PageContext) => boolean
  /**
   * False keeps a public page out of the sitemap and of search engines (a form's steps, a page
   * under construction).
   */
  indexed?: boolean
  /**
   * With `?embed=1` the page stands without header and footer, for other sites' frames
   * (server/http/embed.ts).
   */
  embeddable?: boolean
  /**
   * What the page opens at once beyond its own module, by what its address asks for: modules that it
   * loads by itself, as paths from the root (`src/features/…/x.tsx`). The server names them early.
   */
  opens?: (search: URLSearchParams) => string[]
  /**
   * Opens without a connection, too, on a device that is its person's: its code and words are kept
   * there (scripts/desk-files.ts, src/app/workspace/mine).
   */
  offline?: true
  /** Public pages without the footer (search, map). */
  footer?: boolean
}

/**
 * One screen: src/app/routes/<tag>/<name>.route.tsx default-exports it. Path: src/lib/paths.ts.
 * Guard: from the name.
 */
export interface RouteDefinition {
  name: RouteName
  /**
   * public: plain CSS, rendered by the server. private: workspace shell. bare: no layout, no server
   * rendering.
   */
  layout: 'public' | 'private' | 'bare'
  /** `() => import('../../../features/<tag>/...')`; the module default-exports the page. */
  lazy: () => Promise<{ default: ComponentType }>
  handle?: RouteHandle
}

/** Words of the frame around a page: the desk has some of its own. */
export const frameNamespaces = (layout: RouteDefinition['layout']): string[] =>
  layout === 'private' ? ['desk'] : []

/** Gives a definition its type: `export default defineRoute({ … })`. */
export const defineRoute = (definition: RouteDefinition): RouteDefinition => definition
