import type { Work } from '../../contract/rights/actor.ts'
import { recordIntroduction } from '../introduction/index.ts'
import { homesOf, type SelectionRow } from './selection.repository.ts'
import { shownCards } from './white-label.ts'

/**
 * The buyer has the page open: of partners' homes that it shows that is an introduction, each time,
 * since one that was kept back the first time may be on it now. Not of one whom the agency erased
 * since.
 */
export async function introduceOpened(
  here: Pick<Work, 'trx' | 'deps'>,
  row: SelectionRow,
): Promise<void> {
  const { agency_id: agencyId, contact_id: contactId, created_by: by } = row
  if (contactId === null) return
  const homes = await homesOf(here.trx, [row.id])
  const shown = await shownCards(here.trx, row, homes, here.deps.now())
  await recordIntroduction(here, {
    agencyId,
    contactId,
    propertyIds: [...shown.keys()],
    evidence: 'selection_opened',
    by,
  })
}
