import { useEffect, useState } from 'react'

/** Something that is found by its words. */
export interface FoundOption {
  key: string
  name: string
  /** Second line. */
  detail: string
}

/**
 * Options for what is typed; the last question wins. A `text` of null: nobody asks. `eager`: also
 * for nothing. Null: no answer to it yet.
 */
export function useFound<Option extends FoundOption>(
  text: string | null,
  search: ((text: string) => Promise<Option[]>) | undefined,
  eager: boolean,
): Option[] | null {
  const [found, setFound] = useState<{ text: string; options: Option[] } | null>(null)
  useEffect(() => {
    if (!search || text === null || (!eager && text.trim() === '')) return
    let current = true
    const timer = setTimeout(() => {
      search(text.trim()).then(
        (options) => current && setFound({ text, options }),
        // No answer: the list stays shut and the field can be tried again; the message bar has said
        // why.
        () => current && setFound(null),
      )
    }, 160)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [text, search, eager])
  return text !== null && found?.text === text ? found.options : null
}
