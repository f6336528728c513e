import { useEffect, useState, type CSSProperties } from 'react'
import { useNavigation } from 'react-router-dom'
import { useUi } from '../lib/dialog'
import './loading-bar.css'

/**
 * Constants of the specification, section 9, in milliseconds; height 3 and colour #541264 stand in
 * the style sheet.
 */
export const BAR = { duration: 2000, throttle: 200, hideDelay: 500, resetDelay: 400 } as const

/** The bar's motion takes as long as the constants say. */
const TIMES = {
  '--bar-duration': `${BAR.duration}ms`,
  '--bar-reset': `${BAR.resetDelay}ms`,
} as CSSProperties

type Phase = 'idle' | 'loading' | 'done' | 'hidden'

/**
 * The bar at the top while a page loads, or other work sets the loading flag. What is done sooner
 * than the throttle does not show it.
 */
export function LoadingBar() {
  const navigating = useNavigation().state !== 'idle'
  const working = useUi().loading
  const loading = navigating || working
  const [phase, setPhase] = useState<Phase>('idle')

  useEffect(() => {
    if (loading) {
      const timer = setTimeout(() => setPhase('loading'), BAR.throttle)
      return () => clearTimeout(timer)
    }
    setPhase((now) => (now === 'loading' ? 'done' : now))
    const hide = setTimeout(
      () => setPhase((now) => (now === 'done' ? 'hidden' : now)),
      BAR.hideDelay,
    )
    const reset = setTimeout(() => setPhase('idle'), BAR.hideDelay + BAR.resetDelay)
    return () => {
      clearTimeout(hide)
      clearTimeout(reset)
    }
  }, [loading])

  return <div className={`loading-bar is-${phase}`} style={TIMES} aria-hidden="true" />
}
