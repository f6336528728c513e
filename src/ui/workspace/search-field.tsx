import { useEffect, useRef, useState } from 'react'
import { SearchInput } from './kit/search-input'
import { SEARCH_REST_MS } from './search-rest'

interface SearchFieldProps {
  label: string
  /** Shown while nothing is typed; the label unless told. */
  hint?: string
  value: string
  /** Where it stands, never how it looks. */
  className?: string
  /**
   * The text, trimmed: once the typing rests, and at once after Enter, a word put in whole (pasted,
   * spoken) or the last letter taken out.
   */
  onChange: (text: string) => void
}

/**
 * The search of a list. What is being typed stays when the list comes back with the search before
 * it.
 */
export function SearchField({ label, hint = label, value, className, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Searches asked for from here that the list has not shown yet, the oldest first. */
  const asked = useRef<string[]>([])
  const typing = useRef(false)
  // The timer asks for them when it rings: a filter may have been chosen since the last letter.
  const list = useRef({ value, onChange })
  useEffect(() => void (list.current = { value, onChange }))
  useEffect(() => {
    const echo = asked.current.indexOf(value)
    if (echo >= 0) asked.current = asked.current.slice(echo + 1)
    // Its own search is in the field already, with a blank behind it perhaps, or more letters.
    else if (!typing.current) setText(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (next: string): void => {
    clearTimeout(timer.current)
    typing.current = false
    const words = next.trim()
    if (words === (asked.current.at(-1) ?? list.current.value)) return
    asked.current.push(words)
    list.current.onChange(words)
  }
  return (
    <SearchInput
      label={label}
      hint={hint}
      value={text}
      className={className}
      onKeyDown={({ key, nativeEvent, currentTarget }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) search(currentTarget.value)
      }}
      onChange={({ target: { value: next } }) => {
        setText(next)
        if (next === '' || Math.abs(next.length - text.length) > 1) return search(next)
        typing.current = true
        clearTimeout(timer.current)
        timer.current = setTimeout(() => search(next), SEARCH_REST_MS)
      }}
    />
  )
}
