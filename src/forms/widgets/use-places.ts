import { useEffect, useState } from 'react'
import type { PlaceOption } from '../services'

/** Options for what is typed; the last question wins. */
export function usePlaces(
  text: string,
  search: ((text: string) => Promise<PlaceOption[]>) | undefined,
) {
  const [found, setFound] = useState<{ text: string; options: PlaceOption[] }>({
    text: '',
    options: [],
  })
  useEffect(() => {
    if (!search || text.trim() === '') return
    let current = true
    const timer = setTimeout(() => {
      search(text.trim()).then(
        (options) => current && setFound({ text, options }),
        // No answer: the list stays shut and the field can be tried again; the message bar has said
        // why.
        () => current && setFound({ text, options: [] }),
      )
    }, 160)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [text, search])
  return found.text === text ? found.options : []
}
