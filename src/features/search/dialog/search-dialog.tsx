import type { SavedSearch, StoredQuery } from '../../../../generated/model'
import type { DialogProps } from '../../../lib/dialog'
import { useSession } from '../../../lib/session'
import '../../../ui/button.css'
import { AlertForm } from './alert-form'
import { SearchForm } from './search-form'
import './search-dialog.css'

/**
 * The dialog `create-search`: `{ query, name }` keeps a search (with an account, or by mail without
 * one), `{ search }` changes one.
 */
export default function SearchDialog({ payload, close }: DialogProps) {
  const { signedIn } = useSession()
  const name = typeof payload.name === 'string' ? payload.name : ''
  const query = (payload.query ?? {}) as StoredQuery
  if (payload.search) return <SearchForm search={payload.search as SavedSearch} close={close} />
  return signedIn ? (
    <SearchForm name={name} query={query} close={close} />
  ) : (
    <AlertForm name={name} query={query} close={close} />
  )
}
