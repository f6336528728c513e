import { useSearchParams } from 'react-router-dom'
import { BankEntryState } from '../../../generated/model'
import { withValue } from '../../lib/with-value'

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
    const from = name === 'cursor' ? query : withValue(query, NAMES.cursor, null)
    setQuery(withValue(from, NAMES[name], value))
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
