import { createContext, useContext, type ComponentType, type ReactElement } from 'react'

/**
 * Puts a mark where a part stands; the server sets the part's HTML in its place
 * (src/app/part-store.tsx).
 */
export type PlacePart = (key: string, draw: () => ReactElement) => ReactElement

/** Null in browsers and in tests: there a part is drawn like everything else. */
export const PartsContext = createContext<PlacePart | null>(null)

let count = 0

/**
 * A piece of a page that the server need not draw again while its content is the same. The key is
 * the content itself (its props as JSON, in one language), so nothing is ever stale and nothing has
 * to be thrown away for being old. For pieces that are one element and read nothing but props,
 * words and the signed-out session: no query, no address of the page, no clock, no useId. What a
 * function among the props does with a click is no content; one that says words would be, and the
 * key does not know it: such a piece names its words instead.
 */
export function part<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  if (!import.meta.env.SSR) return Component
  const id = (count += 1)
  return function Part(props: Props) {
    const place = useContext(PartsContext)
    return place ? (
      place(`${id}${JSON.stringify(props)}`, () => <Component {...props} />)
    ) : (
      <Component {...props} />
    )
  }
}
