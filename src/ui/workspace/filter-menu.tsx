import { Check, ChevronDown } from 'lucide-react'
import { Chip } from './kit/chip'
import { Menu } from './kit/menu'
import { MenuItem } from './kit/menu-item'

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
  const names = quiet
    ? []
    : options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)
  const press = (value: string) => {
    if (any === undefined)
      return onChange(
        chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value],
      )
    onChange(value === '' ? [] : [value])
  }
  const entries = any === undefined ? options : [{ value: '', label: any }, ...options]
  return (
    <Menu
      label={name}
      opener={(ties) => (
        <Chip on={names.length > 0} {...ties}>
          {names.length > 0
            ? `${name}: ${names.length > 2 ? names.length : names.join(', ')}`
            : name}
          <ChevronDown size={14} aria-hidden />
        </Chip>
      )}
    >
      {entries.map(({ value, label }) => {
        const checked = value === '' ? chosen.length === 0 : chosen.includes(value)
        return (
          <MenuItem
            key={value}
            stay={any === undefined}
            role={any === undefined ? 'menuitemcheckbox' : 'menuitemradio'}
            aria-checked={checked}
            selected={checked}
            onClick={() => press(value)}
          >
            <span className="filter-menu-check" aria-hidden>
              {checked ? <Check size={16} /> : null}
            </span>
            {label}
          </MenuItem>
        )
      })}
    </Menu>
  )
}
