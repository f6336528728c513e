import { AsyncLocalStorage } from 'node:async_hooks'
import { dehydrate, type Query, type QueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouter,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom'
import { ALL_SCREENS } from './app/all-screens'
import { ErrorScreen } from './app/error-screen'
import type { Runtime } from './app/page-loader'
import { awayStatus, thrown } from './app/page-errors'
import type { PageState } from './app/page-state'
import { definitionAt, ERROR_SCREEN, sourcesOf, type PageSources } from './app/page-sources'
import { PageStore } from './app/page-store'
import { PartStore } from './app/part-store'
import { HydrationProbe } from './app/hydration-probe'
import { Providers } from './app/providers'
import { routeObjects } from './app/routes'
import { reachOf, type Reach } from './app/shared-pages'
import { DeskFrames } from './app/workspace/frame/desk-frames'
import { createI18n, DEFAULT_LANG, type Lang, LANGS, splitPath, type I18n } from './i18n'
import { namespacesOf } from './i18n/word-files'
import { asDataBlock } from './lib/data-block'
import { statusOf } from './lib/api-error'
import { setLangSource } from './lib/href'
import { PartsContext } from './lib/part'
import { createQueryClient } from './lib/query-client'
import { isDesk, PATHS } from './lib/paths'
import { setSite, type Site } from './lib/site'
import { setTransport, type WireReply, type WireRequest } from './lib/transport'

export { isBot } from './lib/bot'
export { chooseLang, langCookie, prefixPath, splitPath } from './i18n'

/** What the server's plugin gets for one address. */
export type Rendered =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'bare'
      status: 200 | 404
      lang: Lang
      /** The desk's frame for every role; null where the page has none. */
      html: Uint8Array | null
      assets: PageSources
    }
  | {
      kind: 'page'
      status: number
      lang: Lang
      /** Whose page its address makes it. */
      reach: Reach
      html: Uint8Array
      head: string
      state: string
      assets: PageSources
    }

/**
 * Paths of the public pages that search engines may list; those of a record have a sitemap of their
 * own.
 */
export const indexedPaths = (): string[] =>
  ALL_SCREENS.filter(
    ({ name, layout, handle }) =>
      layout === 'public' && handle?.indexed !== false && !PATHS[name].includes(':'),
  )
    .map(({ name }) => PATHS[name])
    .sort()

const language = new AsyncLocalStorage<Lang>()

/** As the browser's (app/error-boundary.tsx), but at hand. */
const ErrorBoundary = () => (
  <Suspense>
    <ErrorScreen />
  </Suspense>
)

export { asDataBlock }

interface DrawnPage {
  head: string
  /** As it goes out, in UTF-8. */
  html: Uint8Array
}

/** What the server keeps for one language. */
interface Tongue {
  i18n: I18n
  handler: StaticHandler
  parts: PartStore
  pages: PageStore<DrawnPage>
  frames: DeskFrames
}

/** What fails for the moment leaves a hole in a page, which the browser fills; no cache keeps it. */
function isAnswered({ state: { error } }: Query): boolean {
  const status = statusOf(error) ?? 500
  return error === null || (status < 500 && status !== 429)
}

/** When data was asked for is no part of what it says. */
const WHEN = /"(?:dataUpdatedAt|dehydratedAt)":\d+,?/g

function drawPage(
  { i18n, handler, parts: store }: Tongue,
  client: QueryClient,
  context: StaticHandlerContext,
): DrawnPage {
  const parts = store.page((part) =>
    renderToString(
      <Providers client={createQueryClient()} i18n={i18n}>
        <StaticRouter location="/">{part}</StaticRouter>
      </Providers>,
    ),
  )
  return parts.fill(
    renderToString(
      <PartsContext value={parts.place}>
        <Providers client={client} i18n={i18n}>
          <HydrationProbe>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </HydrationProbe>
        </Providers>
      </PartsContext>,
    ),
  )
}

/**
 * Renders public pages with the same routes the browser uses. `call` reaches the API in process.
 */
export async function createRenderer({
  site,
  call,
  onError,
}: {
  site: Site
  call: (request: WireRequest) => Promise<WireReply>
  onError: (error: unknown) => void
}) {
  setSite(site)
  setTransport(call)
  setLangSource(() => language.getStore() ?? DEFAULT_LANG)
  const tongues = new Map<Lang, Tongue>()
  for (const lang of LANGS) {
    const i18n = await createI18n(lang, namespacesOf(lang))
    const handler = createStaticHandler(
      routeObjects({
        lang,
        screens: ALL_SCREENS,
        runtimeOf: (context) => context as Runtime,
        ErrorBoundary,
        isShowing: () => false,
      }),
    )
    tongues.set(lang, {
      i18n,
      handler,
      parts: new PartStore(),
      pages: new PageStore(),
      frames: new DeskFrames(i18n),
    })
  }

  async function renderIn(lang: Lang, url: string): Promise<Rendered> {
    const tongue = tongues.get(lang)
    if (!tongue) throw new Error(`no language ${lang}`)
    const { handler, i18n } = tongue
    const address = new URL(url)
    const { path } = splitPath(address.pathname)
    const definition = definitionAt(path)
    if (definition ? definition.layout !== 'public' : isDesk(path))
      return {
        kind: 'bare',
        status: definition ? 200 : 404,
        lang,
        html: definition?.layout === 'bare' ? null : tongue.frames.at(address),
        assets: sourcesOf(definition, lang, { face: 'private', search: address.searchParams }),
      }
    const client = createQueryClient()
    const runtime: Runtime = { client, i18n, awaitsData: true }
    const context = await handler.query(new Request(url), { requestContext: runtime })
    if (context instanceof Response)
      return {
        kind: 'redirect',
        status: context.status,
        location: context.headers.get('Location') ?? '/',
      }
    for (const error of Object.values(context.errors ?? {}))
      if (!isRouteErrorResponse(error)) onError(error)
    const assets = sourcesOf(definition, lang)
    if (context.errors) assets.modules.push(ERROR_SCREEN)
    const away = awayStatus(context.errors)
    const state: PageState = { queries: dehydrate(client), errors: thrown(context.errors) }
    context.errors = state.errors
    const data = asDataBlock(state)
    const { pathname, search } = address
    const draw = (): DrawnPage => drawPage(tongue, client, context)
    const drawn = context.errors
      ? draw()
      : tongue.pages.of(pathname + search, data.replace(WHEN, ''), draw)
    const reach = reachOf(definition?.name, path, address.searchParams)
    const isWhole = client.getQueryCache().getAll().every(isAnswered)
    client.clear()
    return {
      kind: 'page',
      status: away ?? runtime.outcome?.status ?? context.statusCode,
      lang,
      reach: reach === 'everybody' && !isWhole ? 'asker' : reach,
      ...drawn,
      state: data,
      assets,
    }
  }

  return {
    /** `url` is absolute; only its path and query matter. */
    render(url: string): Promise<Rendered> {
      const { lang } = splitPath(new URL(url).pathname)
      return language.run(lang, () => renderIn(lang, url))
    },
    /** Loads every public page's code, so that the first visitor does not wait for it. */
    async warmUp(): Promise<void> {
      await Promise.all(
        ALL_SCREENS.filter(({ layout }) => layout === 'public').map(({ lazy }) => lazy()),
      )
    },
  }
}

export type Renderer = Awaited<ReturnType<typeof createRenderer>>
