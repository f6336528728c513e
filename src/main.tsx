import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider, type HydrationState, type RouteObject } from 'react-router-dom'
import { watchBuilds } from './app/build-update'
import { readPageState, type PageState } from './app/page-state'
import { Providers } from './app/providers'
import { guardReloads } from './app/reload-guard'
import { routeObjects } from './app/routes'
import { BASE_NAMESPACES, createI18n, splitPath } from './i18n'
import { setLangSource } from './lib/href'
import { createQueryClient } from './lib/query-client'
import './ui/tokens.css'

/** Hydration must find the same components at once: brings the matched pages' code before the router starts. */
async function resolveLazy(routes: RouteObject[], state: PageState): Promise<HydrationState> {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const loaded = await route.lazy()
      Object.assign(route, { ...loaded, lazy: undefined })
    }),
  )
  return { loaderData: Object.fromEntries(matches.map(({ route }) => [route.id, null])), errors: state.errors }
}

const namespacesOf = (routes: RouteObject[]): string[] =>
  (matchRoutes(routes, location) ?? []).flatMap(({ route }) => (route.handle as { namespaces?: string[] } | undefined)?.namespaces ?? [])

async function start(): Promise<void> {
  if (import.meta.env.VITE_MOCK === '1') await (await import('../mocks/browser')).startMocks()
  guardReloads()
  watchBuilds()
  const { lang } = splitPath(location.pathname)
  setLangSource(() => lang)
  document.documentElement.lang = lang
  const state = readPageState()
  const client = createQueryClient()
  const i18n = await createI18n(lang)
  const routes = routeObjects(lang, () => ({ client, i18n, awaitsData: false }))
  const [hydrationData] = await Promise.all([
    state ? resolveLazy(routes, state) : undefined,
    i18n.loadNamespaces([...BASE_NAMESPACES, ...namespacesOf(routes)]),
  ])
  const router = createBrowserRouter(routes, { hydrationData })
  const app = (
    <StrictMode>
      <Providers client={client} i18n={i18n} queries={state?.queries}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  )
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  if (state) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

void start()
