import { useEffect, useState } from 'react'

/** Names by key; until one is known the key itself, or what `meanwhile` says. */
export function useNames(
  keys: readonly string[],
  nameOf: ((key: string) => Promise<string | null | undefined>) | undefined,
  meanwhile?: string,
): (key: string) => string {
  const [names, setNames] = useState<Record<string, string>>({})
  const missing = keys.filter((key) => names[key] === undefined).join(' ')
  useEffect(() => {
    if (!nameOf || missing === '') return
    let current = true
    const asked = missing.split(' ')
    void Promise.all(asked.map((key) => nameOf(key).catch(() => key))).then((found) => {
      if (current)
        setNames((known) => ({
          ...known,
          ...Object.fromEntries(asked.map((key, at) => [key, found[at] ?? key])),
        }))
    })
    return () => {
      current = false
    }
  }, [missing, nameOf])
  return (key) => names[key] ?? meanwhile ?? key
}
