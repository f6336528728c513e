import { useRef, useState, type PointerEvent, type RefObject } from 'react'

/** A row that is being dragged: from where, and the gap it hangs over. */
export interface Dragged {
  from: number
  to: number
  /** Pixels it was moved by. */
  by: number
}

const EDGE_PX = 56
const STEP_PX = 10

/** The place a row lands at when its middle is at `middle`, by the middles of all rows. */
export const placeAt = (middles: readonly number[], middle: number, from: number): number =>
  middles.filter((each, at) => at !== from && each < middle).length

/**
 * Dragging rows by a grip, with mouse, pen or finger: pointer events, since the browser's own drag
 * knows no finger on many phones. Near the edges of the window the page goes along.
 */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const began = useRef<{ from: number; y: number; middles: number[] } | null>(null)

  const pick = (event: PointerEvent, from: number) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const middles = [...(list.current?.children ?? [])].map((row) => {
      const { top, height } = row.getBoundingClientRect()
      return top + scrollY + height / 2
    })
    began.current = { from, y: event.clientY + scrollY, middles }
    setDragged({ from, to: from, by: 0 })
  }
  const drag = (event: PointerEvent) => {
    if (!began.current) return
    const { from, y, middles } = began.current
    if (event.clientY < EDGE_PX) scrollBy({ top: -STEP_PX, behavior: 'instant' })
    if (event.clientY > innerHeight - EDGE_PX) scrollBy({ top: STEP_PX, behavior: 'instant' })
    const by = event.clientY + scrollY - y
    setDragged({ from, by, to: placeAt(middles, (middles[from] ?? 0) + by, from) })
  }
  const drop = () => {
    if (dragged && began.current && dragged.to !== dragged.from) onMove(dragged.from, dragged.to)
    cancel()
  }
  const cancel = () => {
    began.current = null
    setDragged(null)
  }
  return {
    dragged,
    grip: (at: number) => ({
      onPointerDown: (event: PointerEvent) => pick(event, at),
      onPointerMove: drag,
      onPointerUp: drop,
      onPointerCancel: cancel,
    }),
  }
}
