import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { Session } from '../../contract/context.ts'
import type { Tables } from '../../db/index.ts'

/** Who reads: the ADMIN of an agency (the contract's x-roles lets nobody else in). */
export type Reader = Session & { agencyId: string }

/** Reports about the agency's own homes, without those for the operator and those of programs. */
export const withinRights = (
  eb: ExpressionBuilder<Tables, 'report'>,
  { agencyId }: Reader,
): ExpressionWrapper<Tables, 'report', SqlBool> =>
  eb.and([
    eb('report.agency_id', '=', agencyId),
    eb('report.trap', '=', false),
    eb('report.for_operator', '=', false),
  ])
