import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'

// The server's build finds this in the place of react-router-dom (vite.config.ts).
export * from 'react-router'
export { RouterProvider } from 'react-router/dom'

/** What only a browser's click asks for. */
const OF_CLICKS = new Set([
  'onClick',
  'discover',
  'prefetch',
  'reloadDocument',
  'replace',
  'mask',
  'state',
  'preventScrollReset',
  'relative',
  'viewTransition',
  'defaultShouldRevalidate',
])

/**
 * A link as react-router's own writes it. A page has a hundred, and each would ask the router where
 * it stands, only to find that its address says all.
 */
export function Link(props: ComponentProps<typeof RouterLink>) {
  const { to, children } = props
  if (
    typeof to !== 'string' ||
    !/^\/(?!\/)/.test(to) ||
    props.reloadDocument ||
    props.discover === 'none'
  )
    return <RouterLink {...props} />
  const rest = Object.fromEntries(
    Object.entries(props).filter(
      ([name]) => name !== 'to' && name !== 'children' && !OF_CLICKS.has(name),
    ),
  )
  return (
    <a {...rest} href={to} data-discover="true">
      {children}
    </a>
  )
}
