import { useId } from 'react'
import { BareRadio } from '../../../ui/kit/bare/bare-radio'

interface SegmentsProps<Value extends string> {
  legend: string
  value: Value
  options: readonly { value: Value; words: string; disabled?: boolean }[]
  onChange: (value: Value) => void
}

/** One of a few, side by side. */
export function Segments<Value extends string>({
  legend,
  value,
  options,
  onChange,
}: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="print-segments">
      <legend>{legend}</legend>
      <div>
        {options.map((one) => (
          <label key={one.value} className="desk-chip">
            <BareRadio
              name={name}
              value={one.value}
              checked={value === one.value}
              disabled={one.disabled}
              onChange={() => onChange(one.value)}
            />
            {one.words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
