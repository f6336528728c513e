import { useSearchParams } from 'react-router-dom'
import { ExpenseState } from '../../../generated/model'

const NAMES = { state: 'estado', q: 'q', cursor: 'pagina', add: 'alta' } as const

/** What the list is asked for by the address, and a change of it. */
export function useExpenseAddress() {
  const [query, setQuery] = useSearchParams()
  const said = query.get(NAMES.state) ?? ''
  const state = Object.values<string>(ExpenseState).includes(said) && (said as ExpenseState)
  const [q, cursor] = [query.get(NAMES.q), query.get(NAMES.cursor)]
  /** Another filter begins at the first page. */
  const change = (name: keyof typeof NAMES, value: string | null): void => {
    const next = new URLSearchParams(query)
    if (name === 'state' || name === 'q') next.delete(NAMES.cursor)
    if (value) next.set(NAMES[name], value)
    else next.delete(NAMES[name])
    setQuery(next, { replace: name !== 'cursor' })
  }
  return {
    filters: { ...(state && { state }), ...(q && { q }) },
    cursor,
    isNew: query.has(NAMES.add),
    change,
  }
}
