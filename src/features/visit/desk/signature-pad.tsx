import { useId, useRef, useState, type PointerEvent } from 'react'
import type { VisitSignature } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/workspace/kit/button'
import { Checkbox } from '../../../ui/workspace/kit/checkbox'
import { TextField } from '../../../ui/workspace/kit/text-field'

const [WIDTH, HEIGHT] = [600, 200]
/** Points nearer than this are one, so that a signature stays small. */
const NEAR = 3
const LONGEST = 23_000

const within = (value: number, most: number): number =>
  Math.max(0, Math.min(most, Math.round(value)))

interface SignaturePadProps {
  label: string
  value: VisitSignature
  error?: string | undefined
  onChange: (value: VisitSignature) => void
}

/**
 * A field to sign in with the finger; who cannot draw types the name instead. The path has whole
 * numbers in 600 by 200.
 */
export function SignaturePad({ label, value, error, onChange }: SignaturePadProps) {
  const { t } = useTranslation('visit')
  const id = useId()
  const field = useRef<SVGSVGElement>(null)
  const last = useRef<[number, number] | null>(null)
  const path = useRef(value.path ?? '')
  const [typing, setTyping] = useState(value.typed !== undefined)
  const point = (event: PointerEvent): [number, number] => {
    const box = field.current?.getBoundingClientRect()
    if (!box) return [0, 0]
    return [
      within(((event.clientX - box.left) / box.width) * WIDTH, WIDTH),
      within(((event.clientY - box.top) / box.height) * HEIGHT, HEIGHT),
    ]
  }
  const put = (command: 'M' | 'L', [x, y]: [number, number]) => {
    if (path.current.length > LONGEST) return
    last.current = [x, y]
    path.current += `${command}${x} ${y}`
    onChange({ path: path.current })
  }
  const clear = () => {
    path.current = ''
    onChange({})
  }
  return (
    <div
      className="visit-pad"
      role="group"
      aria-labelledby={id}
      aria-describedby={error ? `${id}e` : undefined}
    >
      <p className="visit-label" id={id}>
        {label}
      </p>
      {typing ? (
        <TextField
          label={t('sheet.typeName')}
          className="visit-typed"
          type="text"
          maxLength={120}
          autoComplete="off"
          value={value.typed ?? ''}
          onChange={(event) => onChange({ typed: event.target.value })}
        />
      ) : (
        <div className="visit-canvas">
          <svg
            ref={field}
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            role="img"
            aria-label={t(value.path ? 'sheet.padSigned' : 'sheet.padEmpty')}
            data-signature
            onPointerDown={(event) => {
              event.preventDefault()
              event.currentTarget.setPointerCapture(event.pointerId)
              put('M', point(event))
            }}
            onPointerMove={(event) => {
              const before = last.current
              if (!before) return
              const next = point(event)
              if (Math.hypot(next[0] - before[0], next[1] - before[1]) >= NEAR) put('L', next)
            }}
            onPointerUp={() => {
              last.current = null
            }}
            onPointerCancel={() => {
              last.current = null
            }}
          >
            <line x1="30" y1="160" x2="570" y2="160" />
            <path d={value.path ?? ''} />
          </svg>
          {value.path ? (
            <Button variant="text" onClick={clear}>
              {t('sheet.clear')}
            </Button>
          ) : (
            <span className="muted" aria-hidden>
              {t('sheet.signHere')}
            </span>
          )}
        </div>
      )}
      <label className="visit-tick">
        <Checkbox
          checked={typing}
          onChange={(event) => {
            setTyping(event.target.checked)
            clear()
          }}
        />
        {t('sheet.typeInstead')}
      </label>
      {error ? (
        <p className="error-message" id={`${id}e`} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  )
}
