import { useEffect } from 'react'

/**
 * Once a home's page has come to life: it joins the person's history, and is counted if the visitor
 * allows it.
 */
export function useVisit(listingId: string): void {
  useEffect(() => {
    let stop: (() => void) | null = null
    let left = false
    void Promise.all([
      import('../../../features/analytics/follow'),
      import('../../../features/seen/keep'),
    ]).then(([{ followHome }, { keep }]) => {
      if (left) return
      keep(listingId)
      stop = followHome(listingId)
    })
    return () => {
      left = true
      stop?.()
    }
  }, [listingId])
}
