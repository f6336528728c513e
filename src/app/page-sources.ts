import { BASE_NAMESPACES, type Lang } from '../i18n'
import { WORD_FILES } from '../i18n/word-files'
import { PATHS } from '../lib/paths'
import { ALL_SCREENS } from './all-screens'
import { frameNamespaces, type RouteDefinition } from './route-definition'

/**
 * Files of the source a page is made of, as the client's manifest names them; words by their key.
 */
export interface PageSources {
  modules: string[]
  words: Record<string, string>
}

const pages = import.meta.glob<string>('./routes/*/*.route.tsx', {
  eager: true,
  import: 'page',
})
const definitions = import.meta.glob<{ name: string }>('./routes/*/*.route.tsx', {
  eager: true,
  import: 'default',
})
/** Route name → path of its page's module, which is its key in the client's manifest. */
const moduleOf = new Map(
  Object.entries(definitions).map(([file, { name }]) => [name, pages[file] ?? '']),
)
/** The application itself, which src/start.ts brings. */
const MAIN = 'src/main.tsx'
export const ERROR_SCREEN = 'src/app/error-screen.tsx'
const FRAMES: Record<string, string[]> = {
  public: ['src/public/public-layout.tsx'],
  private: ['src/app/all-screens.ts', 'src/app/workspace/workspace-layout.tsx'],
  bare: ['src/app/all-screens.ts'],
}

/**
 * A table's screens by the shape of their addresses; a path without parameters comes before one
 * that would take it for one.
 */
const SHAPES = ALL_SCREENS.map((definition) => ({
  definition,
  shape: new RegExp(
    `^${PATHS[definition.name].replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`,
    'i',
  ),
})).toSorted(
  (a, b) => PATHS[a.definition.name].split(':').length - PATHS[b.definition.name].split(':').length,
)

/** The screen of an address, if it has one. The router would sort its whole table anew to tell. */
export const definitionAt = (path: string): RouteDefinition | undefined =>
  SHAPES.find(({ shape }) => shape.test(path))?.definition

interface Asked {
  /** Of an address without a screen. */
  face?: 'public' | 'private'
  search?: URLSearchParams
}

/** Frame, page and words of a screen. */
export function sourcesOf(
  definition: RouteDefinition | undefined,
  lang: Lang,
  { face = 'public', search = new URLSearchParams() }: Asked = {},
): PageSources {
  const namespaces = [
    ...BASE_NAMESPACES,
    ...frameNamespaces(definition?.layout ?? face),
    ...(definition?.handle?.namespaces ?? []),
  ]
  const files = namespaces.flatMap((namespace) => WORD_FILES.get(`${lang}/${namespace}`) ?? [])
  return {
    // The application last: src/start.ts runs them in this order, and it builds on them.
    modules: [
      ...(FRAMES[definition?.layout ?? face] ?? []),
      ...(definition ? [moduleOf.get(definition.name) ?? ''] : []),
      ...(definition?.handle?.opens?.(search) ?? []),
      MAIN,
    ],
    words: Object.fromEntries(files.map(({ key, source }) => [key, source])),
  }
}
