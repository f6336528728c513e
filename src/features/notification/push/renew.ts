import { useEffect } from 'react'
import { renewPush } from './device'

let renewed = false

/** Once per page load; a failure is made up for at the next. */
export function useRenewal(): void {
  useEffect(() => {
    if (renewed) return
    renewed = true
    renewPush().catch(() => undefined)
  }, [])
}
