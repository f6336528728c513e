import { useSearchParams } from 'react-router-dom'
import { ExpenseState } from '../../../generated/model'

const NAMES = {
  state: 'estado',
  q: 'q',
  from: 'desde',
  to: 'hasta',
  cursor: 'pagina',
  add: 'alta',
  open: 'gasto',
} as const

/** What the list is asked for by the address, and a change of it. */
export function useExpenseAddress() {
  const [query, setQuery] = useSearchParams()
  const said = query.get(NAMES.state) ?? ''
  const state = Object.values<string>(ExpenseState).includes(said) && (said as ExpenseState)
  const [q, cursor] = [query.get(NAMES.q), query.get(NAMES.cursor)]
  const day = (name: 'from' | 'to'): string =>
    /^\d{4}-\d{2}-\d{2}$/.exec(query.get(NAMES[name]) ?? '')?.[0] ?? ''
  const [from, to] = [day('from'), day('to')]
  /** Another filter begins at the first page. */
  const change = (name: keyof typeof NAMES, value: string | null): void => {
    const next = new URLSearchParams(query)
    if (['state', 'q', 'from', 'to'].includes(name)) next.delete(NAMES.cursor)
    if (value) next.set(NAMES[name], value)
    else next.delete(NAMES[name])
    setQuery(next, { replace: name !== 'cursor' })
  }
  return {
    filters: { ...(state && { state }), ...(q && { q }), ...(from && { from }), ...(to && { to }) },
    cursor,
    isNew: query.has(NAMES.add),
    openId: query.get(NAMES.open),
    change,
  }
}
