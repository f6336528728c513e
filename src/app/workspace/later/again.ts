import { useEffect, useEffectEvent } from 'react'

const [FIRST, LONGEST] = [5, 300]

/**
 * While it is due: tries when the network or its person comes back, else after pauses that double
 * from five seconds to five minutes. Another `due` begins anew.
 */
export function useAgain(due: unknown, run: () => Promise<unknown>): void {
  const tried = useEffectEvent(run)
  useEffect(() => {
    if (!due) return
    let pause = FIRST
    let timer: ReturnType<typeof setTimeout>
    const later = (): void => {
      timer = setTimeout(() => void tried().finally(later), pause * 1000)
      pause = Math.min(LONGEST, pause * 2)
    }
    const now = (): void => {
      if (document.visibilityState === 'visible') void tried()
    }
    later()
    window.addEventListener('online', now)
    document.addEventListener('visibilitychange', now)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', now)
      document.removeEventListener('visibilitychange', now)
    }
  }, [due])
}
