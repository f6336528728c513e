import type { FieldProps } from '@rjsf/utils'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { fitView, ISLANDS, type Bbox, type MapView } from '../../ui/map/projection'
import { readNumber } from '../numbers'
import { dotted, isRecord } from '../rules'
import { useLive, useProblem, useScope } from '../scope'
import { Button } from '../../ui/workspace/kit/button'
import { TextInput } from '../../ui/workspace/kit/text-input'
import { AddressPin } from './address-pin'
import { PinMap } from './pin-map'
import { PointAddress } from './point-address'
import type { Spot } from './pin-pad'

/** What of it every frame shows, also a phone's. */
const SEEN = { width: 320, height: 320 }
const CLOSE = 12.5
/** From this zoom on a pin is set where one sees what one does. */
const NEAR = 11
/** Where one tells a house from the next. */
const HOUSE = 16
const STEPS: Record<string, [lon: number, lat: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
const spotOf = ({ lat, lon }: Spot): string => `${lat},${lon}`
const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

interface Point {
  lat?: unknown
  lon?: unknown
}
const pointOf = ({ lat, lon }: Point): { lat: number; lon: number } | undefined =>
  typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : undefined

/** Tells where the chosen municipality is while there is no pin to look at. */
function useMunicipality(asks: boolean, show: (box: Bbox) => void): void {
  const { municipalityBox } = useScope().services
  const ine = useLive((store) => {
    const { municipalityIne } = store.get().data
    return typeof municipalityIne === 'string' ? municipalityIne : ''
  })
  const look = useEffectEvent(([west, south, east, north]: readonly number[]) => {
    if (west === undefined || south === undefined || east === undefined || north === undefined)
      return
    if (asks) show([west, south, east, north])
  })
  useEffect(() => {
    if (!municipalityBox || ine === '') return
    let here = true
    municipalityBox(ine).then(
      (box) => void (here && box && look(box)),
      // The map still shows all the islands.
      () => undefined,
    )
    return () => void (here = false)
  }, [municipalityBox, ine])
}

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
  const spot = point ? spotOf(point) : ''
  const seen = useRef('')
  useEffect(() => {
    // A pin set from elsewhere, as by a chosen place, comes into view.
    if (spot && spot !== seen.current)
      setView((before) => {
        const [lat = 0, lon = 0] = spot.split(',').map(Number)
        return { lat, lon, zoom: Math.max(before.zoom, NEAR) }
      })
  }, [spot])
  useMunicipality(point === undefined, (box) => setView(fitView(box, SEEN)))
  const set = (next: Point) =>
    onChange(next.lat === undefined && next.lon === undefined ? undefined : next, fieldPathId.path)
  const pin = (spot: Spot) => {
    seen.current = spotOf(spot)
    setView({ ...spot, zoom: HOUSE })
    set(spot)
  }
  const press = ({ lat, lon }: Spot, zoom: number) => {
    if (disabled) return
    const next = { lat: round(lat), lon: round(lon) }
    // Who sets it from near sees it already: the map stays where it is.
    if (zoom >= NEAR) seen.current = spotOf(next)
    set(next)
  }
  const nudge = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step || disabled) return
    event.preventDefault()
    const degrees = (event.shiftKey ? 100 : 10) / 2 ** view.zoom
    const from = point ?? view
    set({ lat: round(from.lat + step[1] * degrees), lon: round(from.lon + step[0] * degrees) })
  }
  return (
    <div className="mp">
      <PinMap view={view} point={point} onSpot={press} onKeyDown={nudge} onZoom={setView} />
      <AddressPin onPin={pin} disabled={disabled ?? false} />
      <PointAddress spot={point ?? null} disabled={disabled ?? false} />
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
