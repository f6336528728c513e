import { useId } from 'react'
import { MenuItem } from './menu-item'
import { MenuNote } from './menu-note'
import './menu.css'

interface MenuChoiceProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few in a `Menu`, side by side; it stays open, so that the choice is seen. */
export function MenuChoice<Value extends string>({
  label,
  options,
  value: chosen,
  onChange,
}: MenuChoiceProps<Value>) {
  const id = useId()
  return (
    <>
      <MenuNote id={id}>{label}</MenuNote>
      <li role="none">
        <ul role="group" aria-labelledby={id} className="menu-choice">
          {options.map(({ value, label: words }) => (
            <MenuItem
              key={value}
              stay
              role="menuitemradio"
              aria-checked={value === chosen}
              onClick={() => onChange(value)}
            >
              {words}
            </MenuItem>
          ))}
        </ul>
      </li>
    </>
  )
}
