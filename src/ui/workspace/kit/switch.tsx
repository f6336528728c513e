import FormControlLabel from '@mui/material/FormControlLabel'
import MaterialSwitch from '@mui/material/Switch'
import type { ReactNode } from 'react'

interface SwitchProps {
  label: ReactNode
  /** Its whole name, where the words beside it are short. */
  name?: string
  /** Id of what says what it does. */
  describedBy?: string
  small?: boolean
  disabled?: boolean
  checked: boolean
  onChange: (on: boolean) => void
}

/** Something that is on or off at once. */
export function Switch({
  label,
  name,
  describedBy,
  small = false,
  disabled = false,
  checked,
  onChange,
}: SwitchProps) {
  return (
    <FormControlLabel
      label={label}
      control={
        <MaterialSwitch
          size={small ? 'small' : 'medium'}
          checked={checked}
          disabled={disabled}
          onChange={(_event, on) => onChange(on)}
          slotProps={{ input: { 'aria-label': name, 'aria-describedby': describedBy } }}
        />
      }
    />
  )
}
