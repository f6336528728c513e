import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { Tables } from '../../db/index.ts'

/** Most searches a person, or an address without an account, may keep. */
export const MOST_SEARCHES = 100
export const MOST_ALERTS = 20

/**
 * What is somebody's own and not deleted, whatever their role; for everybody else it does not
 * exist.
 */
export function ownSearches(
  eb: ExpressionBuilder<Tables, 'saved_search'>,
  userId: string,
): ExpressionWrapper<Tables, 'saved_search', SqlBool> {
  return eb.and([
    eb('saved_search.user_id', '=', userId),
    eb('saved_search.deleted_at', 'is', null),
  ])
}
