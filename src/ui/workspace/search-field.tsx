import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

/** How long typing must rest before the search begins. */
const TYPING_MS = 300

interface SearchFieldProps {
  label: string
  /** Shown while nothing is typed; the label unless told. */
  hint?: string
  value: string
  /** The text, trimmed, once the typing rests. */
  onChange: (text: string) => void
}

/** The search of a list. What is being typed stays when the list comes back with the search before it. */
export function SearchField({ label, hint = label, value, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const typing = useRef(false)
  useEffect(() => {
    if (!typing.current) setText(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  const rest = (next: string): void => {
    typing.current = false
    onChange(next.trim())
  }
  return (
    <span className="fi">
      <Search className="i" size={18} aria-hidden />
      <input
        type="search"
        aria-label={label}
        placeholder={hint}
        value={text}
        maxLength={100}
        onChange={({ target: { value: next } }) => {
          setText(next)
          typing.current = true
          clearTimeout(timer.current)
          timer.current = setTimeout(() => rest(next), TYPING_MS)
        }}
      />
    </span>
  )
}
