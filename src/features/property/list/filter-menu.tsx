import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Check, ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from '../../../i18n'

interface FilterMenuProps {
  name: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  /** One choice only, with a first entry for none. */
  single?: boolean
  onChange: (chosen: string[]) => void
}

/** A filter as a chip that opens its options; says what is chosen. */
export function FilterMenu({ name, options, chosen, single = false, onChange }: FilterMenuProps) {
  const { t } = useTranslation('property')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const names = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)
  const on = names.length > 0
  const said = on ? `${name}: ${names.length > 2 ? names.length : names.join(', ')}` : name
  const press = (value: string) => {
    if (single) {
      setAnchor(null)
      return onChange(value === '' ? [] : [value])
    }
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  }
  const entries = single ? [{ value: '', label: t('list.any') }, ...options] : options
  return (
    <>
      <button type="button" className={on ? 'ch on' : 'ch'} aria-haspopup="menu" aria-expanded={anchor !== null} aria-controls={anchor ? id : undefined} onClick={(event) => setAnchor(event.currentTarget)}>
        {said}<ChevronDown size={14} aria-hidden />
      </button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} slotProps={{ list: { 'aria-label': name } }}>
        {entries.map(({ value, label }) => {
          const checked = value === '' ? chosen.length === 0 : chosen.includes(value)
          return (
            <MenuItem key={value} role={single ? 'menuitemradio' : 'menuitemcheckbox'} aria-checked={checked} selected={checked} onClick={() => press(value)}>
              <span className="fm-c" aria-hidden>{checked ? <Check size={16} /> : null}</span>{label}
            </MenuItem>
          )
        })}
      </Menu>
    </>
  )
}
