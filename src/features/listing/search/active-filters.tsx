import { lazy, Suspense, type ComponentProps } from 'react'

// Drawn by the server; the code comes after the list, and only with a filter.
const WishList = import.meta.env.SSR
  ? (await import('./wish-list')).default
  : lazy(() => import('./wish-list'))

/** What a search asks for beyond operation and place; nothing where it asks for nothing. */
export const ActiveFilters = (props: ComponentProps<typeof WishList>) =>
  Object.keys(props.search.filters).length > 0 ? (
    <Suspense>
      <WishList {...props} />
    </Suspense>
  ) : null
