import type { FieldProps } from '@rjsf/utils'
import { Minus, Plus, X } from 'lucide-react'
import { useEffect, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { fitView, fromCanvas, ISLANDS, type MapView } from '../../ui/map/projection'
import { StaticMap } from '../../ui/map/static-map'
import '../../ui/map/map.css'
import { readNumber } from '../numbers'
import { dotted, isRecord } from '../rules'
import { useProblem, useScope } from '../scope'
import { Button } from '../../ui/workspace/kit/button'
import { Pressable } from '../../ui/kit/bare/pressable'
import { TextInput } from '../../ui/workspace/kit/text-input'

/** Wider than the form is anywhere: what is too much lies outside the frame on both sides. */
const SIZE = { width: 1200, height: 320 }
/** What of it every frame shows, also a phone's. */
const SEEN = { width: 320, height: 320 }
const CLOSE = 12.5
const STEPS: Record<string, [lon: number, lat: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

interface Point {
  lat?: unknown
  lon?: unknown
}
const pointOf = ({ lat, lon }: Point): { lat: number; lon: number } | undefined =>
  typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : undefined

/** A pin: by pressing on the map, with the arrow keys, or as two numbers. */
export function MapField({ fieldPathId, formData, onChange, disabled }: FieldProps) {
  const { formId, words } = useScope()
  const path = dotted(fieldPathId.path)
  const id = `${formId}.${path}`
  const value: Point = isRecord(formData) ? formData : {}
  const point = pointOf(value)
  const [view, setView] = useState<MapView>(() =>
    point ? { ...point, zoom: CLOSE } : fitView(ISLANDS, SEEN),
  )
  const spot = point ? `${point.lat},${point.lon}` : ''
  useEffect(() => {
    // A pin set from elsewhere, as by a chosen place, comes into view.
    if (spot)
      setView((before) => {
        const [lat = 0, lon = 0] = spot.split(',').map(Number)
        return { lat, lon, zoom: Math.max(before.zoom, 11) }
      })
  }, [spot])
  const set = (next: Point) =>
    onChange(next.lat === undefined && next.lon === undefined ? undefined : next, fieldPathId.path)
  const place = (event: MouseEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const x = event.clientX - box.left - box.width / 2 + SIZE.width / 2
    const y = event.clientY - box.top - box.height / 2 + SIZE.height / 2
    const at = fromCanvas(view, SIZE, x, y)
    if (!disabled) set({ lat: round(at.lat), lon: round(at.lon) })
  }
  const nudge = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step || disabled) return
    event.preventDefault()
    const degrees = (event.shiftKey ? 100 : 10) / 2 ** view.zoom
    const from = point ?? view
    set({ lat: round(from.lat + step[1] * degrees), lon: round(from.lon + step[0] * degrees) })
  }
  const zoom = (by: number) =>
    setView({ ...view, zoom: Math.min(15, Math.max(6.5, view.zoom + by)) })
  return (
    <div className="mp">
      <div className="map-panel map-field-map">
        <div
          className="map-field-cover"
          tabIndex={0}
          role="application"
          aria-label={words.t('forms:map.label')}
          onClick={place}
          onKeyDown={nudge}
        >
          <StaticMap view={view} size={SIZE} seaName={words.t('forms:map.sea')} point={point} />
        </div>
        <div className="map-ui">
          <div className="map-zoom">
            <Pressable aria-label={words.t('forms:map.closer')} onClick={() => zoom(1)}>
              <Plus size={18} aria-hidden />
            </Pressable>
            <Pressable aria-label={words.t('forms:map.farther')} onClick={() => zoom(-1)}>
              <Minus size={18} aria-hidden />
            </Pressable>
          </div>
        </div>
        <p className="map-note">{words.t('forms:map.source')}</p>
      </div>
      <div className="map-field-numbers">
        {(['lat', 'lon'] as const).map((axis) => (
          <Degrees
            key={axis}
            id={`${id}.${axis}`}
            path={`${path}.${axis}`}
            label={words.t(`forms:map.${axis}`)}
            value={value[axis]}
            disabled={disabled}
            onChange={(degrees) => set({ ...value, [axis]: degrees })}
          />
        ))}
        {value.lat !== undefined || value.lon !== undefined ? (
          <Button variant="text" onClick={() => set({})} disabled={disabled}>
            <X size={18} aria-hidden />
            {words.t('forms:map.clear')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

interface DegreesProps {
  id: string
  path: string
  label: string
  value: unknown
  disabled: boolean | undefined
  onChange: (degrees: unknown) => void
}

function Degrees({ id, path, label, value, disabled, onChange }: DegreesProps) {
  const problem = useProblem(path)
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        numeric
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
        disabled={disabled}
        value={draft ?? (value === undefined ? '' : String(value))}
        onBlur={() => setDraft(null)}
        onChange={(event) => {
          // Coordinates are copied from maps, which write a point: `39.7660`. A comma counts as
          // one, too.
          const text = event.target.value.trim()
          setDraft(event.target.value)
          const degrees = readNumber(text.replace(',', '.'), 'en')
          onChange(degrees === null ? undefined : Number.isNaN(degrees) ? text : degrees)
        }}
      />
      {problem ? (
        <p className="error-message" id={`${id}-error`}>
          {problem}
        </p>
      ) : null}
    </div>
  )
}
