import type { KeyboardEvent } from 'react'

/** Arrows, Home and End walk along a row of links and buttons. Answers what they came to. */
export function walk(event: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
  const at = stops.findIndex((stop) => stop === event.target)
  const steps: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: -1,
  }
  const to = steps[event.key]
  // A dialog the row opened is inside it for React alone; with Alt the browser goes back.
  if (to === undefined || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return undefined
  event.preventDefault()
  const next = stops.at(to % stops.length)
  next?.focus()
  return next
}
