import type { RouteDefinition } from './route-definition'

const files = import.meta.glob<RouteDefinition>(
  ['./routes/home/*.route.tsx', './routes/listing/*.route.tsx', './routes/place/*.route.tsx'],
  { eager: true, import: 'default' },
)

/**
 * The screens a visitor walks through; they are in every page's table. All others: all-screens.ts.
 */
export const FRONT_SCREENS: RouteDefinition[] = Object.values(files)
