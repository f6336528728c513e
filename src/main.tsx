import { hydrate } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  matchPath,
  matchRoutes,
  RouterProvider,
  type HydrationState,
  type RouteObject,
} from 'react-router-dom'
import { isLacking } from './app/browser-lacks'
import { watchBuilds } from './app/build-update'
import { ErrorBoundary } from './app/error-boundary'
import { readPageState, type PageState } from './app/page-state'
import { Providers } from './app/providers'
import { KEPT_KEY } from './app/kept-state'
import { HydrationProbe } from './app/hydration-probe'
import { preloadSoon } from './app/preload-start'
import { guardReloads } from './app/reload-guard'
import type { RouteDefinition } from './app/route-definition'
import { routeObjects } from './app/routes'
import { FRONT_SCREENS } from './app/screens'
import { BASE_NAMESPACES, createI18n, prefixPath, splitPath, type Lang } from './i18n'
import { keepLanguage } from './lib/chosen-language'
import { setLangSource } from './lib/href'
import { PATHS } from './lib/paths'
import { createQueryClient } from './lib/query-client'
import './ui/tokens.css'

/** A visitor's screens, or all of them when the address is not one of those. */
async function screensHere(lang: Lang): Promise<RouteDefinition[]> {
  const here = ({ name }: RouteDefinition) =>
    matchPath(prefixPath(PATHS[name], lang), location.pathname)
  return FRONT_SCREENS.some(here) ? FRONT_SCREENS : (await import('./app/all-screens')).ALL_SCREENS
}

/**
 * Hydration must find the same components at once: brings the matched pages' code before the router
 * starts.
 */
async function resolveLazy(routes: RouteObject[], state: PageState): Promise<HydrationState> {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const loaded = await route.lazy()
      Object.assign(route, { ...loaded, lazy: undefined })
    }),
  )
  return {
    loaderData: Object.fromEntries(matches.map(({ route }) => [route.id, null])),
    errors: state.errors,
  }
}

const namespacesOf = (routes: RouteObject[]): string[] =>
  (matchRoutes(routes, location) ?? []).flatMap(
    ({ route }) => (route.handle as { namespaces?: string[] } | undefined)?.namespaces ?? [],
  )

async function start(): Promise<void> {
  if (isLacking()) (await import('./app/browser-floor')).fillIn()
  if (import.meta.env.VITE_MOCK === '1') await (await import('../mocks/browser')).startMocks()
  guardReloads()
  watchBuilds()
  const { lang, prefixed } = splitPath(location.pathname)
  if (prefixed) keepLanguage(lang)
  setLangSource(() => lang)
  document.documentElement.lang = lang
  const state = readPageState()
  const client = createQueryClient()
  if (state) hydrate(client, state.queries)
  const i18n = await createI18n(lang)
  let router: ReturnType<typeof createBrowserRouter> | null = null
  const isShowing = () => router?.state.initialized ?? false
  const routes = routeObjects({
    lang,
    screens: await screensHere(lang),
    runtimeOf: () => ({ client, i18n, awaitsData: false }),
    ErrorBoundary,
    isShowing,
  })
  const [hydrationData] = await Promise.all([
    state ? resolveLazy(routes, state) : undefined,
    i18n.loadNamespaces([...BASE_NAMESPACES, ...namespacesOf(routes)]),
  ])
  router = createBrowserRouter(routes, { hydrationData })
  const app = (
    <StrictMode>
      <Providers client={client} i18n={i18n}>
        <HydrationProbe>
          <RouterProvider router={router} />
        </HydrationProbe>
      </Providers>
    </StrictMode>
  )
  if (sessionStorage.getItem(KEPT_KEY) !== null)
    (await import('./app/restore-state')).restoreState()
  const root = document.getElementById('root')
  if (!root) return
  // A transition: hydration gives way to the screen and to fingers every few milliseconds.
  if (state) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
  preloadSoon(async () =>
    (await import('./app/preload')).watchLinks({ routes, client, i18n, lang }),
  )
}

void start()
