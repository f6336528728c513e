import type { Work } from '../../contract/rights/actor.ts'
import { recordIntroduction } from '../introduction/index.ts'
import { homesOf, type SelectionRow } from './selection.repository.ts'

/**
 * The buyer has the page open: of partners' homes on it that is an introduction. Not of one whom
 * the agency erased since.
 */
export async function introduceOpened(
  here: Pick<Work, 'trx' | 'deps'>,
  { id, agency_id: agencyId, contact_id: contactId, created_by: by }: SelectionRow,
): Promise<void> {
  if (contactId === null) return
  const homes = await homesOf(here.trx, [id])
  await recordIntroduction(here, {
    agencyId,
    contactId,
    propertyIds: homes.map(({ listing_id }) => listing_id),
    evidence: 'selection_opened',
    by,
  })
}
