import type { WidgetProps } from '@rjsf/utils'
import { MapPin, X } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { BareInput } from '../../ui/kit/bare/bare-input'
import { Chip } from '../../ui/workspace/kit/chip'
import { useControl } from './control'
import { usePlaces } from './use-places'

/** Names of places by slug; the slug itself until its name is known. */
function useNames(
  slugs: readonly string[],
  nameOf: ((slug: string) => Promise<string>) | undefined,
): (slug: string) => string {
  const [names, setNames] = useState<Record<string, string>>({})
  const missing = slugs.filter((slug) => names[slug] === undefined).join(' ')
  useEffect(() => {
    if (!nameOf || missing === '') return
    let current = true
    const asked = missing.split(' ')
    void Promise.all(asked.map((slug) => nameOf(slug).catch(() => slug))).then((found) => {
      if (current)
        setNames((known) => ({
          ...known,
          ...Object.fromEntries(asked.map((slug, at) => [slug, found[at] ?? slug])),
        }))
    })
    return () => {
      current = false
    }
  }, [missing, nameOf])
  return (slug) => names[slug] ?? slug
}

/**
 * Places by any of their names; stores their slugs, or one slug where the field takes one. Each is a
 * chip that takes it away.
 */
export function PlacesWidget({ id, value, onChange: tell, schema, disabled }: WidgetProps) {
  const { attributes, bad, words, services } = useControl(id)
  const many = schema.type === 'array'
  const slugs: string[] = [value ?? []].flat().map(String)
  const onChange = (next: string[] | undefined) => tell(many ? next : next?.at(-1))
  const nameOf = useNames(slugs, services.placeName)
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const options = usePlaces(open ? typed : '', services.searchPlaces).filter(
    ({ key }) => !slugs.includes(key),
  )
  const shown = open && options.length > 0

  const choose = (slug: string) => {
    setTyped('')
    setAt(0)
    onChange([...slugs, slug])
  }
  const remove = (slug: string) =>
    onChange(slugs.length === 1 ? undefined : slugs.filter((one) => one !== slug))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      setAt(
        (at + (event.key === 'ArrowDown' ? 1 : -1) + options.length) % Math.max(options.length, 1),
      )
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const option = shown ? options[at] : undefined
      if (option) choose(option.key)
    } else if (event.key === 'Escape') setOpen(false)
    else if (event.key === 'Backspace' && typed === '') {
      const last = slugs.at(-1)
      if (last) remove(last)
    }
  }
  return (
    <div className="places-field">
      <div
        className={bad ? 'text-control place-line bad' : 'text-control place-line'}
        ref={box}
        onBlur={(event) => {
          if (!box.current?.contains(event.relatedTarget)) setOpen(false)
        }}
      >
        <BareInput
          {...attributes}
          aria-labelledby={`${id}-label`}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown ? `${id}-option-${at}` : undefined}
          value={typed}
          disabled={disabled}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
            setOpen(true)
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
              onClick={() => choose(option.key)}
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
      {slugs.length > 0 ? (
        <div className="chip-row">
          {slugs.map((slug) => (
            <Chip
              key={slug}
              on
              disabled={disabled}
              aria-label={words.t('forms:removePlace', { name: nameOf(slug) })}
              onClick={() => remove(slug)}
            >
              {nameOf(slug)}
              <X size={14} aria-hidden />
            </Chip>
          ))}
        </div>
      ) : null}
    </div>
  )
}
