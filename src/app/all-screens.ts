import type { RouteDefinition } from './route-definition'

const files = import.meta.glob<RouteDefinition>('./routes/*/*.route.tsx', {
  eager: true,
  import: 'default',
})

/** Every screen of the product: the one route table, as the server and the workspace know it. */
export const ALL_SCREENS: RouteDefinition[] = Object.values(files)

/** Names that have a screen, so that menus show nothing that is not there. */
export const EXISTING: ReadonlySet<string> = new Set(ALL_SCREENS.map(({ name }) => name))
