import { useState } from 'react'
import type { FormReport } from './schema-form'

interface Typed {
  /** Whether what stands in the form is something else than what was last saved of it. */
  isChanged: boolean
  onReady: (value: Record<string, unknown>, report: FormReport) => void
  onChange: (value: Record<string, unknown>, report: FormReport) => void
  /** What stands there now is saved. */
  saved: () => void
}

/** Watches a form, half-typed values included, for who would leave it before it is saved. */
export function useTyped(): Typed {
  const [kept, setKept] = useState('')
  const [typed, setTyped] = useState('')
  return {
    isChanged: typed !== kept,
    onReady: (_, { raw }) => {
      setKept(JSON.stringify(raw))
      setTyped(JSON.stringify(raw))
    },
    onChange: (_, { raw }) => setTyped(JSON.stringify(raw)),
    saved: () => setKept(typed),
  }
}
