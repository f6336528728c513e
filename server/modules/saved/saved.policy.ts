import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { Tables } from '../../db/index.ts'

/** Most homes a person may keep. */
export const MOST_HOMES = 300
/** Most folders, and most links that work at once. */
export const MOST_FOLDERS = 60

/**
 * What is somebody's own, whatever their role, and not removed. For everybody else it does not
 * exist.
 */
export function ownHomes(
  eb: ExpressionBuilder<Tables, 'saved_home'>,
  userId: string,
): ExpressionWrapper<Tables, 'saved_home', SqlBool> {
  return eb.and([eb('saved_home.user_id', '=', userId), eb('saved_home.removed_at', 'is', null)])
}
