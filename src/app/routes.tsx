import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { isGuarded, PATHS } from '../lib/paths'
import { prefixPath, type Lang } from '../i18n'
import { routeId } from '../lib/href'
import { AppFrame } from './app-frame'
import { ErrorScreen } from './error-screen'
import { enterFace, guard } from './guard'
import { loadPage, type RuntimeOf } from './page-loader'
import type { RouteDefinition } from './route-definition'
import { ROUTES } from './screens'

function page(definition: RouteDefinition, lang: Lang, runtimeOf: RuntimeOf): RouteObject {
  return {
    id: routeId(definition.name, lang),
    path: prefixPath(PATHS[definition.name], lang),
    handle: { ...definition.handle, route: definition.name },
    loader: (args: LoaderFunctionArgs) => {
      if (isGuarded(definition.name)) guard(args.request)
      return loadPage(definition, lang, args, runtimeOf)
    },
    lazy: async () => ({ Component: (await definition.lazy()).default }),
  }
}

/** An address nobody knows: a non-fatal 404 (specification, section 2). */
function unmatched({ request }: LoaderFunctionArgs): never {
  const { pathname, search } = new URL(request.url)
  throw data({ message: `Page not found: ${pathname}${search}`, fatal: false }, { status: 404, statusText: 'Not Found' })
}

/** react-router's table for one language; a page in another language is another document. */
export function routeObjects(lang: Lang, runtimeOf: RuntimeOf): RouteObject[] {
  const pages = (layout: RouteDefinition['layout']) =>
    ROUTES.filter((route) => route.layout === layout).map((route) => page(route, lang, runtimeOf))
  const boundary = (id: string, children: RouteObject[]): RouteObject => ({ id, ErrorBoundary: ErrorScreen, children })
  return [
    {
      id: 'root',
      Component: AppFrame,
      // The bare page stays as it came until words and code are here.
      HydrateFallback: () => null,
      ErrorBoundary: ErrorScreen,
      children: [
        {
          id: 'public',
          loader: ({ request }) => enterFace('public', request),
          lazy: async () => ({ Component: (await import('../public/public-layout')).PublicLayout }),
          children: [boundary('public-pages', [...pages('public'), { id: 'unmatched', path: '*', loader: unmatched, element: null }])],
        },
        {
          id: 'private',
          loader: ({ request }) => enterFace('private', request),
          lazy: async () => ({ Component: (await import('./workspace/workspace-layout')).WorkspaceLayout }),
          children: [boundary('private-pages', pages('private'))],
        },
        boundary('bare-pages', pages('bare')),
      ],
    },
  ]
}
