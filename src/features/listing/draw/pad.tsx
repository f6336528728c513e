import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import type { Pixel, Surface } from './surface'

/** Pixels of an arrow key, and with Shift. */
const STEP = 24
const SMALL_STEP = 4
/** From this near to the edge on the map moves, not the cross. */
const MARGIN = 40
/** A finger that moves less than this has tapped. */
const TAP = 12
/** Points of a line nearer than this say nothing. */
const GRAIN = 3

const ARROWS: Record<string, Pixel> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export interface PadProps {
  surface: Surface
  label: string
  /** Id of the words that explain the keys. */
  describedBy: string
  /** A tap, a click, or Enter where the cross stands. */
  onPoint: (pixel: Pixel) => void
  /** A line drawn in one go. Without it a drag ends as a tap. */
  onStroke?: ((line: Pixel[]) => void) | undefined
  onBack?: () => void
  onCancel: () => void
  /** What is drawn so far, as SVG. */
  children: ReactNode
}

const inside = (value: number, length: number): number => Math.min(length, Math.max(0, value))
const lengthOf = (line: readonly Pixel[]): number =>
  line.reduce(
    (sum, [x, y], at) =>
      sum + Math.hypot(x - (line[at - 1]?.[0] ?? x), y - (line[at - 1]?.[1] ?? y)),
    0,
  )

/**
 * A sheet over the map that takes pointer and keys: drags are lines, taps are points, arrows move a
 * cross.
 */
export function Pad({
  surface,
  label,
  describedBy,
  onPoint,
  onStroke,
  onBack,
  onCancel,
  children,
}: PadProps) {
  const pad = useRef<HTMLDivElement>(null)
  const line = useRef<Pixel[] | null>(null)
  const [draft, setDraft] = useState<Pixel[]>([])
  const [cross, setCross] = useState<Pixel | null>(null)
  useEffect(() => pad.current?.focus({ preventScroll: true }), [])

  const at = (event: PointerEvent): Pixel => {
    const { left = 0, top = 0 } = pad.current?.getBoundingClientRect() ?? {}
    return [event.clientX - left, event.clientY - top]
  }
  const start = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || !event.isPrimary) return
    event.currentTarget.setPointerCapture(event.pointerId)
    line.current = [at(event)]
  }
  const move = (event: PointerEvent) => {
    const [x, y] = line.current?.at(-1) ?? []
    if (!line.current || x === undefined || y === undefined) return
    const next = at(event)
    if (Math.hypot(next[0] - x, next[1] - y) < GRAIN) return
    line.current = [...line.current, next]
    if (onStroke) setDraft(line.current)
  }
  const stop = (event: PointerEvent) => {
    const done = line.current
    line.current = null
    setDraft([])
    if (!done || event.type === 'pointercancel') return
    if (onStroke && lengthOf(done) > TAP) onStroke(done)
    else onPoint(at(event))
  }

  const [x, y] = cross ?? [surface.width / 2, surface.height / 2]
  const step = (dx: number, dy: number) => {
    const [nextX, nextY] = [x + dx, y + dy]
    const out =
      nextX < MARGIN ||
      nextY < MARGIN ||
      nextX > surface.width - MARGIN ||
      nextY > surface.height - MARGIN
    if (out && surface.pan) surface.pan(dx, dy)
    setCross(
      out && surface.pan ? [x, y] : [inside(nextX, surface.width), inside(nextY, surface.height)],
    )
  }
  const keys = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    const far = event.shiftKey ? SMALL_STEP : STEP
    if (arrow) step(arrow[0] * far, arrow[1] * far)
    else if (event.key === 'Enter' || event.key === ' ') onPoint([x, y])
    else if (event.key === 'Backspace' || event.key === 'Delete') onBack?.()
    else if (event.key === 'Escape') onCancel()
    else if (event.key === '+' || event.key === '-') surface.zoom(event.key === '+' ? 1 : -1)
    else return
    event.preventDefault()
    if (!cross) setCross((now) => now ?? [x, y])
  }

  return (
    <div
      ref={pad}
      className="draw-pad"
      role="application"
      tabIndex={0}
      aria-label={label}
      aria-describedby={describedBy}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={stop}
      onPointerCancel={stop}
      onKeyDown={keys}
    >
      <svg aria-hidden="true" width={surface.width} height={surface.height}>
        {children}
        {draft.length > 1 ? (
          <polyline
            className="draw-line"
            points={draft.map((point) => point.join(',')).join(' ')}
          />
        ) : null}
        {cross ? <path className="draw-cross" d={`M${x - 14} ${y}h28M${x} ${y - 14}v28`} /> : null}
      </svg>
    </div>
  )
}
