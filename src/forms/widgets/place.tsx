import type { WidgetProps } from '@rjsf/utils'
import { MapPin } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { PlaceOption } from '../services'
import { BareInput } from '../../ui/kit/bare/bare-input'
import { useControl } from './control'
import { useFound } from './use-found'

/**
 * A municipality by any of its names, a town or a postal code; stores its INE code and fills what
 * follows from it.
 */
export function PlaceWidget({ id, value, onChange, disabled }: WidgetProps) {
  const { attributes, bad, words, services, patch, store } = useControl(id)
  const [name, setName] = useState('')
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const options = useFound(open ? (typed ?? '') : null, services.searchPlaces, false)
  const { municipalityName } = services

  useEffect(() => {
    if (typeof value !== 'string' || !municipalityName) return
    let current = true
    void municipalityName(value).then(
      (found) => current && setName(found ?? value),
      () => current && setName(value),
    )
    return () => {
      current = false
    }
  }, [value, municipalityName])

  const choose = (option: PlaceOption) => {
    setName(option.municipality)
    setTyped(null)
    setOpen(false)
    onChange(option.municipalityIne)
    // A place says its island at once; town and code only where it names one, and a pin never moves
    // by itself.
    const { data } = store.get()
    patch({
      island: option.island ?? undefined,
      town: option.town ?? option.municipality,
      countryCode: 'ES',
      ...(option.postalCode ? { postalCode: option.postalCode } : {}),
      ...(option.geo && data.geo === undefined ? { geo: option.geo } : {}),
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      setAt(
        (at + (event.key === 'ArrowDown' ? 1 : -1) + options.length) % Math.max(options.length, 1),
      )
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      const option = options[at]
      if (option) choose(option)
    } else if (event.key === 'Escape') {
      setOpen(false)
      setTyped(null)
    }
  }
  const shown = open && options.length > 0
  return (
    <div
      className={bad ? 'text-control place-line bad' : 'text-control place-line'}
      ref={box}
      onBlur={(event) => {
        if (!box.current?.contains(event.relatedTarget)) {
          setOpen(false)
          setTyped(null)
        }
      }}
    >
      <BareInput
        {...attributes}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown ? `${id}-option-${at}` : undefined}
        value={typed ?? (typeof value === 'string' ? name : '')}
        disabled={disabled}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
          setOpen(true)
          if (event.target.value === '') onChange(undefined)
        }}
        onKeyDown={onKeyDown}
      />
      <MapPin className="place-icon" size={18} aria-hidden />
      <ul
        className="place-options"
        id={`${id}-list`}
        role="listbox"
        aria-label={words.t('forms:places')}
        hidden={!shown}
      >
        {options.map((option, index) => (
          <li
            key={option.key}
            id={`${id}-option-${index}`}
            role="option"
            aria-selected={index === at}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
            onPointerEnter={() => setAt(index)}
          >
            <b>{option.name}</b>
            <small>{option.detail}</small>
          </li>
        ))}
      </ul>
      <span className="spoken" role="status">
        {open && typed ? words.t('forms:placesFound', { count: options.length }) : ''}
      </span>
    </div>
  )
}
