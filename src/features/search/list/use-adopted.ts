import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useQueryClient } from '@tanstack/react-query'
import { adoptAlert } from '../../../../generated/api/search/search'
import { readAgain } from '../../../lib/write'

/**
 * Takes the searches of a mailed link into the account (`?alert=<token>`), and the token out of the
 * address. Another account's e-mail, or a link that ran out: they stay where they are.
 */
export function useAdopted(): void {
  const client = useQueryClient()
  const [query, setQuery] = useSearchParams()
  const [token] = useState(() => query.get('alert'))
  useEffect(() => {
    if (!token) return
    setQuery({}, { replace: true })
    void adoptAlert(token, { quiet: true, silent: true }).then(
      () => readAgain(client, ['search']),
      () => undefined,
    )
  }, [client, setQuery, token])
}
