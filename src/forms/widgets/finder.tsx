import type { LucideIcon } from 'lucide-react'
import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import type { BareInput } from '../../ui/kit/bare/bare-input'
import { Combobox } from './combobox'
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
  icon,
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
  const found = useFound(open ? typed : null, search, eager)
  const onKey = (event: KeyboardEvent): boolean => {
    if (event.key === 'Backspace' && typed === '') onRemoveLast()
    // Nothing is sent by choosing: neither a form, nor where nothing was found.
    if (event.key === 'Enter' && !open) event.preventDefault()
    return false
  }
  return (
    <Combobox
      id={id}
      attributes={{
        ...attributes,
        'aria-labelledby': `${id}-label`,
        placeholder,
        onFocus: () => setOpen(eager),
      }}
      bad={bad}
      icon={icon}
      disabled={disabled}
      label={label}
      counted={counted}
      text={typed}
      typing={typed !== ''}
      options={found?.filter(({ key }) => !chosen.includes(key)) ?? null}
      open={open}
      setOpen={setOpen}
      onType={setTyped}
      onChoose={(option) => {
        setTyped('')
        onChoose(option)
      }}
      onKey={onKey}
    />
  )
}
