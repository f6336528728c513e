import type { LucideIcon } from 'lucide-react'
import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { BareInput } from '../../ui/kit/bare/bare-input'
import { useFound, type FoundOption } from './use-found'

interface FinderProps {
  id: string
  attributes: ComponentProps<typeof BareInput>
  bad: boolean
  icon: LucideIcon
  disabled?: boolean | undefined
  /** What the list of options is called, and how many of them there are in words. */
  label: string
  counted: (count: number) => string
  placeholder?: string
  search: ((text: string) => Promise<FoundOption[]>) | undefined
  /** Offers something before anything is typed. */
  eager?: boolean
  /** Keys that are chosen already. */
  chosen: readonly string[]
  onChoose: (option: FoundOption) => void
  /** Backspace in an empty field. */
  onRemoveLast: () => void
}

/** A field in which something is searched by its words and chosen from a list below. */
export function Finder({
  id,
  attributes,
  bad,
  icon: Icon,
  disabled,
  label,
  counted,
  placeholder,
  search,
  eager = false,
  chosen,
  onChoose,
  onRemoveLast,
}: FinderProps) {
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const options = useFound(open ? typed : null, search, eager).filter(
    ({ key }) => !chosen.includes(key),
  )
  const shown = open && options.length > 0

  const choose = (option: FoundOption) => {
    setTyped('')
    setAt(0)
    onChoose(option)
  }
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
      if (option) choose(option)
    } else if (event.key === 'Escape') setOpen(false)
    else if (event.key === 'Backspace' && typed === '') onRemoveLast()
  }
  return (
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
        placeholder={placeholder}
        value={typed}
        disabled={disabled}
        onFocus={() => setOpen(eager)}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
          setOpen(true)
        }}
        onKeyDown={onKeyDown}
      />
      <Icon className="place-icon" size={18} aria-hidden />
      <ul
        className="place-options"
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
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
        {open && typed ? counted(options.length) : ''}
      </span>
    </div>
  )
}
