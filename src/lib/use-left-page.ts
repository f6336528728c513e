import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Calls `onLeft` when another page is shown, whichever way; not for another query of the same. */
export function useLeftPage(onLeft: () => void): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current !== pathname) onLeft()
    shown.current = pathname
  }, [pathname, onLeft])
}
