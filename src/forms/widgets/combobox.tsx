import type { LucideIcon } from 'lucide-react'
import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { BareInput } from '../../ui/kit/bare/bare-input'
import type { FoundOption } from './use-found'

interface ComboboxProps<Option extends FoundOption> {
  id: string
  attributes: ComponentProps<typeof BareInput>
  bad: boolean
  icon: LucideIcon
  disabled?: boolean | undefined
  /** What the list of options is called, and how many of them there are in words. */
  label: string
  counted: (count: number) => string
  /** What the field shows, and whether it was typed just now. */
  text: string
  typing: boolean
  /** Null: no answer yet. */
  options: Option[] | null
  open: boolean
  setOpen: (open: boolean) => void
  onType: (text: string) => void
  onChoose: (option: Option) => void
  /** Other keys, before the list hears of them; true where they were for the field. */
  onKey?: (event: KeyboardEvent) => boolean
}

/** A field with a list of options below, walked by arrows: the pattern `combobox` of ARIA. */
export function Combobox<Option extends FoundOption>({
  id,
  attributes,
  bad,
  icon: Icon,
  disabled,
  label,
  counted,
  text,
  typing,
  options: found,
  open,
  setOpen,
  onType,
  onChoose,
  onKey,
}: ComboboxProps<Option>) {
  const [at, setAt] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const options = found ?? []
  const shown = open && options.length > 0
  // Seen, too, where nothing was found: else one waits for a list that does not come.
  const isNone = open && typing && found?.length === 0

  const choose = (option: Option) => {
    setAt(0)
    onChoose(option)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (onKey?.(event)) return
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
    } else if (event.key === 'Escape') setOpen(false)
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
        type="text"
        role="combobox"
        autoComplete="off"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown ? `${id}-option-${at}` : undefined}
        value={text}
        disabled={disabled}
        onChange={(event) => {
          setAt(0)
          setOpen(true)
          onType(event.target.value)
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
      <span className={isNone ? 'place-none' : 'spoken'} role="status">
        {open && typing && found ? counted(found.length) : ''}
      </span>
    </div>
  )
}
