import { useCallback, useEffect, useState, type RefObject } from 'react'
import type { MapView } from './projection'

/** Whether this browser can draw MapLibre. */
export function hasWebGl(): boolean {
  try {
    return Boolean(document.createElement('canvas').getContext('webgl2'))
  } catch {
    return false
  }
}

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Runs `then` when the page has loaded and the browser has nothing better to do; gives the way to
 * call it off.
 */
function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(then, 1500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(then, { timeout: 4000 })
  return () => cancelIdleCallback(handle)
}

/**
 * When the drawing becomes a moving map: seen and idle, or asked for. Never without WebGL, never
 * unasked when data is saved.
 */
export function useUpgrade(frame: RefObject<HTMLElement | null>): {
  wanted: boolean
  failed: boolean
  want: () => void
  fail: () => void
} {
  const [state, setState] = useState<'waiting' | 'wanted' | 'failed'>('waiting')
  const want = useCallback(
    () => setState((now) => (now !== 'waiting' ? now : hasWebGl() ? 'wanted' : 'failed')),
    [],
  )
  const fail = useCallback(() => setState('failed'), [])

  useEffect(() => {
    if (!frame.current || savesData()) return
    let callOff: (() => void) | null = null
    const eye = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      eye.disconnect()
      callOff = whenIdle(want)
    })
    eye.observe(frame.current)
    return () => {
      eye.disconnect()
      callOff?.()
    }
  }, [frame, want])

  return { wanted: state === 'wanted', failed: state === 'failed', want, fail }
}

/**
 * The drawing is shrunk by --k on narrow screens; the moving map starts at the zoom that looks the
 * same.
 */
export function liveViewOf(view: MapView, frame: HTMLElement | null): MapView {
  const shrink = frame ? Number.parseFloat(getComputedStyle(frame).getPropertyValue('--k')) : 1
  return Number.isFinite(shrink) && shrink > 0
    ? { ...view, zoom: view.zoom + Math.log2(shrink) }
    : view
}
