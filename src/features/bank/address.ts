import { useSearchParams } from 'react-router-dom'
import { BankEntryState } from '../../../generated/model'

const NAMES = { state: 'estado', accountId: 'cuenta', cursor: 'pagina' } as const
const ID = /^[0-9a-f-]{36}$/

/** What the list is asked for by the address, and a change of it. */
export function useBankAddress() {
  const [query, setQuery] = useSearchParams()
  const said = query.get(NAMES.state) ?? ''
  const state = Object.values<string>(BankEntryState).includes(said)
    ? (said as BankEntryState)
    : BankEntryState.open
  const account = query.get(NAMES.accountId) ?? ''
  const cursor = query.get(NAMES.cursor)
  /** Another filter begins at the first page. */
  const change = (name: keyof typeof NAMES, value: string | null): void => {
    const next = new URLSearchParams(query)
    if (name !== 'cursor') next.delete(NAMES.cursor)
    if (value) next.set(NAMES[name], value)
    else next.delete(NAMES[name])
    setQuery(next)
  }
  return {
    params: {
      state,
      ...(ID.test(account) && { accountId: account }),
      ...(cursor && { cursor }),
    },
    change,
  }
}
