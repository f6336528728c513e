import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import type { ReactNode } from 'react'

interface RadioListProps<Value extends string> {
  /** Its name; none where a `fieldset` around it has a legend. */
  label?: string
  labelledBy?: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice of one, all of them in sight. */
export function RadioList<Value extends string>({
  label,
  labelledBy,
  options,
  value: chosen,
  onChange,
}: RadioListProps<Value>) {
  return (
    <RadioGroup
      aria-label={label}
      aria-labelledby={labelledBy}
      value={chosen}
      onChange={(_event, value) => onChange(value as Value)}
    >
      {options.map(({ value, label: words }) => (
        <FormControlLabel key={value} value={value} control={<Radio />} label={words} />
      ))}
    </RadioGroup>
  )
}
