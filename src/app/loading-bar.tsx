import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import './loading-bar.css'

/** Constants of the specification, section 9, in milliseconds; height 3 and colour #541264 stand in the style sheet. */
const THROTTLE = 200
const HIDE_DELAY = 500
const RESET_DELAY = 400

type Phase = 'idle' | 'loading' | 'done' | 'hidden'

/** The bar at the top while a page loads. Its motion takes 2000 ms (style sheet); short loads do not show it. */
export function LoadingBar() {
  const loading = useNavigation().state !== 'idle'
  const [phase, setPhase] = useState<Phase>('idle')

  useEffect(() => {
    if (loading) {
      const timer = setTimeout(() => setPhase('loading'), THROTTLE)
      return () => clearTimeout(timer)
    }
    setPhase((now) => (now === 'loading' ? 'done' : now))
    const hide = setTimeout(() => setPhase((now) => (now === 'done' ? 'hidden' : now)), HIDE_DELAY)
    const reset = setTimeout(() => setPhase('idle'), HIDE_DELAY + RESET_DELAY)
    return () => {
      clearTimeout(hide)
      clearTimeout(reset)
    }
  }, [loading])

  return <div className={`loading-bar is-${phase}`} aria-hidden="true" />
}
