import type { StoredQuery } from '../../../generated/model'
import { EVERYWHERE, searchHref, type OperationCode } from '../../lib/search-path'

/** Address of a kept search: the page that runs it. */
export function searchLink({
  operation = 'V',
  place = EVERYWHERE,
  ...filters
}: StoredQuery): string {
  return searchHref(operation as OperationCode, String(place), filters)
}
