import { useRef, useState } from 'react'

/**
 * Whether something is under way, one at a time: what is asked for meanwhile is not begun and
 * answers nothing. For a write of one's own it is part of `useWrite`.
 */
export function useBusy() {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const during = async <T>(act: () => Promise<T> | T): Promise<T | undefined> => {
    if (running.current) return undefined
    running.current = true
    setBusy(true)
    try {
      return await act()
    } finally {
      // Also when what follows fails: nothing may stay busy for ever.
      running.current = false
      setBusy(false)
    }
  }
  return [busy, during] as const
}
