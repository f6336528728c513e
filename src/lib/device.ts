import { useSyncExternalStore } from 'react'

/**
 * Milliseconds after the last resize until the device is looked at again (specification, section
 * 9).
 */
export const RESIZE_SETTLES_MS = 50

/** Widths of the look's breakpoints, in pixels. */
const TABLET = 560
const DESKTOP = 821

export interface Device {
  width: number
  height: number
  kind: 'phone' | 'tablet' | 'desktop'
}

const look = (): Device => {
  const { innerWidth: width, innerHeight: height } = window
  return { width, height, kind: width < TABLET ? 'phone' : width < DESKTOP ? 'tablet' : 'desktop' }
}

let device: Device | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function onResize(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    device = look()
    for (const listener of listeners) listener()
  }, RESIZE_SETTLES_MS)
}

/** Calls back when the window has another size, 50 ms after it has settled. Returns how to stop. */
export function onDevice(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('resize', onResize)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('resize', onResize)
    clearTimeout(timer)
    device = null
  }
}

const UNKNOWN: Device = { width: 1440, height: 900, kind: 'desktop' }

/**
 * The window as it is now, for everybody who measures; a desktop on the server and while hydrating.
 * What a style sheet can tell (`@media`) is better told there.
 */
export const useDevice = (): Device =>
  useSyncExternalStore(
    onDevice,
    () => (device ??= look()),
    () => UNKNOWN,
  )
