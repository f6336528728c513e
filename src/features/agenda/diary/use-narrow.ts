import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 819px)'
/** Whether the screen is a phone's, where a day is a list. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(NARROW)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(NARROW).matches,
    () => false,
  )
