import type { ComponentType } from 'react'
import { data, redirectDocument, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { DESK, isGuarded, PATHS } from '../lib/paths'
import { prefixPath, type Lang } from '../i18n'
import { routeId } from '../lib/href'
import { AppFrame } from './app-frame'
import { BellSlot } from './bell-slot'
import { enterFace, runMiddleware } from './guard'
import { loadPage, type RuntimeOf } from './page-loader'
import type { RouteDefinition } from './route-definition'

function page(definition: RouteDefinition, lang: Lang, runtimeOf: RuntimeOf): RouteObject {
  return {
    id: routeId(definition.name, lang),
    path: prefixPath(PATHS[definition.name], lang),
    handle: { ...definition.handle, route: definition.name },
    loader: (args: LoaderFunctionArgs) => {
      runMiddleware(
        definition.handle?.middleware ?? (isGuarded(definition.name) ? ['auth'] : []),
        args.request,
      )
      return loadPage(definition, lang, args, runtimeOf)
    },
    lazy: async () => ({ Component: (await definition.lazy()).default }),
  }
}

/** What a table of routes is made for. */
interface TableOptions {
  lang: Lang
  screens: RouteDefinition[]
  runtimeOf: RuntimeOf
  /**
   * The error screen: the server has it at hand, a browser loads it when something has gone wrong.
   */
  ErrorBoundary: ComponentType<{ atDesk?: boolean }>
  /** True in a browser that shows a page already. */
  isShowing: () => boolean
}

/**
 * An address nobody knows: a non-fatal 404 (specification, section 2). A browser that comes to it
 * from another page asks the server: the address may be one of a screen that is not in this page's
 * table.
 */
function unmatched({ request }: LoaderFunctionArgs, isShowing: boolean): never {
  const { pathname, search, hash } = new URL(request.url)
  if (isShowing) throw redirectDocument(pathname + search + hash)
  throw data(
    { message: `Page not found: ${pathname}${search}`, fatal: false },
    { status: 404, statusText: 'Not Found' },
  )
}

/**
 * The same inside the desk: the guard first, then a 404 that stays in the desk's frame. A browser
 * that comes from the other face asks the server, whose table for the desk is whole.
 */
function unmatchedAtDesk(args: LoaderFunctionArgs, isShowing: boolean): never {
  const isElsewhere = isShowing && document.documentElement.dataset.face !== 'private'
  if (!isElsewhere) runMiddleware(['auth'], args.request)
  return unmatched(args, isElsewhere)
}

/** react-router's table for one language; a page in another language is another document. */
export function routeObjects({
  lang,
  screens,
  runtimeOf,
  ErrorBoundary,
  isShowing,
}: TableOptions): RouteObject[] {
  const pages = (layout: RouteDefinition['layout']) =>
    screens.filter((route) => route.layout === layout).map((route) => page(route, lang, runtimeOf))
  const boundary = (id: string, children: RouteObject[]): RouteObject => ({
    id,
    ErrorBoundary,
    children,
  })
  return [
    {
      id: 'root',
      Component: AppFrame,
      // The bare page stays as it came until words and code are here.
      HydrateFallback: () => null,
      ErrorBoundary,
      children: [
        {
          id: 'public',
          loader: ({ request }) => enterFace('public', request),
          lazy: async () => {
            const { PublicLayout } = await import('../public/public-layout')
            return {
              Component: () => <PublicLayout bell={<BellSlot className="public-icon-button" />} />,
            }
          },
          children: [
            boundary('public-pages', [
              ...pages('public'),
              {
                id: 'unmatched',
                path: '*',
                loader: (args) => unmatched(args, isShowing()),
                element: null,
              },
            ]),
          ],
        },
        {
          id: 'private',
          loader: ({ request }) => enterFace('private', request),
          lazy: async () => ({
            Component: (await import('./workspace/workspace-layout')).WorkspaceLayout,
          }),
          children: [
            {
              ...boundary('private-pages', [
                ...pages('private'),
                {
                  id: 'unmatched-desk',
                  path: prefixPath(`${DESK}/*`, lang),
                  loader: (args) => unmatchedAtDesk(args, isShowing()),
                  element: null,
                },
              ]),
              ErrorBoundary: () => <ErrorBoundary atDesk />,
            },
          ],
        },
        boundary('bare-pages', pages('bare')),
      ],
    },
  ]
}
