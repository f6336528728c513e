import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import { requireAgency, type Ctx, type Session } from '../../contract/context.ts'
import { forbidden } from '../../contract/errors.ts'
import type { Tables } from '../../db/index.ts'

/** Who reads: somebody who acts for an agency. */
export type Reader = Session & { agencyId: string }

/** The reader of a request; throws 401 or 403. */
export function readerOf(ctx: Ctx): Reader {
  const reader = requireAgency(ctx)
  return reader.role === 'ADMIN' || reader.role === 'STAFF' ? reader : forbidden()
}

/**
 * An ADMIN reads and answers all of the agency's; a STAFF what is given to them, what they began
 * and what is about homes they look after or entered, as with enquiries (lead.policy.ts). For
 * everybody else it does not exist.
 */
export function withinRights(
  eb: ExpressionBuilder<Tables, 'inbox_thread'>,
  reader: Reader,
): ExpressionWrapper<Tables, 'inbox_thread', SqlBool> {
  const agency = eb('inbox_thread.agency_id', '=', reader.agencyId)
  if (reader.role === 'ADMIN') return eb.and([agency])
  // Asked of each thread: a list hashes it, a few threads look their home up.
  const ownHome = eb.exists(
    eb
      .selectFrom('property')
      .select('property.id')
      .whereRef('property.id', '=', 'inbox_thread.property_id')
      .where((home) =>
        home.or([
          home('property.agent_id', '=', reader.userId),
          home('property.created_by', '=', reader.userId),
        ]),
      ),
  )
  return eb.and([
    agency,
    eb.or([
      eb('inbox_thread.assigned_to', '=', reader.userId),
      eb('inbox_thread.created_by', '=', reader.userId),
      ownHome,
    ]),
  ])
}
