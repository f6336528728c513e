import { useSyncExternalStore } from 'react'

/** From here on a channel's page has two columns (integration.css). */
const WIDE = '(min-width:1180px)'

/** Is there room for a column beside the homes? The parts stand in the order they are read in. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(WIDE).matches,
    () => true,
  )
