import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { Session } from '../../contract/context.ts'
import type { Tables } from '../../db/index.ts'

/**
 * The programme's people see every file; whoever sent one while signed in sees that one. Nobody
 * else any.
 */
export const withinRights = (
  eb: ExpressionBuilder<Tables, 'rental_file'>,
  { role, userId }: Session,
): ExpressionWrapper<Tables, 'rental_file', SqlBool> =>
  role === 'LLOGUER_SEGUR' ? eb.and([]) : eb('rental_file.user_id', '=', userId)
