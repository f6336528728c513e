import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { Session } from '../../contract/context.ts'
import type { Tables } from '../../db/index.ts'

/** Who reads: somebody who acts for an agency. */
export type Reader = Session & { agencyId: string }

/**
 * An ADMIN reads and changes the agency's enquiries; a STAFF those given to them and those about
 * homes they look after or entered. For everybody else they do not exist.
 */
export function withinRights(
  eb: ExpressionBuilder<Tables, 'lead'>,
  reader: Reader,
): ExpressionWrapper<Tables, 'lead', SqlBool> {
  const agency = eb.and([eb('lead.trap', '=', false), eb('lead.agency_id', '=', reader.agencyId)])
  if (reader.role === 'ADMIN') return agency
  const ownHome = eb.exists(
    eb
      .selectFrom('property')
      .select('property.id')
      .whereRef('property.id', '=', 'lead.property_id')
      .where((home) =>
        home.or([
          home('property.agent_id', '=', reader.userId),
          home('property.created_by', '=', reader.userId),
        ]),
      ),
  )
  return eb.and([agency, eb.or([eb('lead.assigned_to', '=', reader.userId), ownHome])])
}
