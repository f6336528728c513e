import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { ChatSide } from '../../../generated/model/index.ts'
import type { Session } from '../../contract/context.ts'
import type { Tables } from '../../db/index.ts'

/**
 * Whose conversations somebody may read and write: their own as a visitor; for an agency as
 * enquiries are (lead.policy.ts): an ADMIN the agency's, a STAFF those given to them and those
 * about homes they look after or entered. A visitor who has written nothing is not yet seen by the
 * agency. For everybody else a conversation does not exist.
 */
export function withinRights(
  eb: ExpressionBuilder<Tables, 'chat_thread'>,
  me: Session,
): ExpressionWrapper<Tables, 'chat_thread', SqlBool> {
  const mine = eb('chat_thread.visitor_id', '=', me.userId)
  if (me.agencyId === null || (me.role !== 'ADMIN' && me.role !== 'STAFF')) return mine
  const begun = eb.and([
    eb('chat_thread.agency_id', '=', me.agencyId),
    eb('chat_thread.last_message_id', 'is not', null),
  ])
  if (me.role === 'ADMIN') return eb.or([mine, begun])
  const ownHome = eb.exists(
    eb
      .selectFrom('property')
      .select('property.id')
      .whereRef('property.id', '=', 'chat_thread.property_id')
      .where((home) =>
        home.or([
          home('property.agent_id', '=', me.userId),
          home('property.created_by', '=', me.userId),
        ]),
      ),
  )
  return eb.or([
    mine,
    eb.and([begun, eb.or([eb('chat_thread.assigned_to', '=', me.userId), ownHome])]),
  ])
}

/** The side somebody speaks for in a conversation they may see. */
export const sideOf = (thread: { visitor_id: string }, userId: string): ChatSide =>
  thread.visitor_id === userId ? 'visitor' : 'agency'

/** A sent message may be withdrawn for so long. */
export const WITHDRAW_MS = 10 * 60_000
