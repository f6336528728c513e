import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Check, ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'

export interface FilterMenuProps {
  name: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  /** The word for no choice, where one only can be chosen. */
  any?: string
  /** Says its name only, not what is chosen. */
  quiet?: boolean
  onChange: (chosen: string[]) => void
}

/** A filter as a chip that opens its options; says what is chosen. */
export function FilterMenu({
  name,
  options,
  chosen,
  any,
  quiet = false,
  onChange,
}: FilterMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  // Most filters of a list are never opened: what opens is drawn from the first time on.
  const [used, setUsed] = useState(false)
  const id = useId()
  const names = quiet
    ? []
    : options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)
  const press = (value: string) => {
    if (any === undefined)
      return onChange(
        chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value],
      )
    setAnchor(null)
    onChange(value === '' ? [] : [value])
  }
  const open = (button: HTMLElement) => {
    setUsed(true)
    setAnchor(button)
  }
  const entries = any === undefined ? options : [{ value: '', label: any }, ...options]
  return (
    <>
      <button
        type="button"
        className={names.length > 0 ? 'ch on' : 'ch'}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => open(event.currentTarget)}
      >
        {names.length > 0 ? `${name}: ${names.length > 2 ? names.length : names.join(', ')}` : name}
        <ChevronDown size={14} aria-hidden />
      </button>
      {used ? (
        <Menu
          id={id}
          anchorEl={anchor}
          open={anchor !== null}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-label': name } }}
        >
          {entries.map(({ value, label }) => {
            const checked = value === '' ? chosen.length === 0 : chosen.includes(value)
            return (
              <MenuItem
                key={value}
                role={any === undefined ? 'menuitemcheckbox' : 'menuitemradio'}
                aria-checked={checked}
                selected={checked}
                onClick={() => press(value)}
              >
                <span className="fm-c" aria-hidden>
                  {checked ? <Check size={16} /> : null}
                </span>
                {label}
              </MenuItem>
            )
          })}
        </Menu>
      ) : null}
    </>
  )
}
