import type { ContactEntryKind, ContactEntryRef } from '../../../generated/model/index.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { addEntry } from '../contact/index.ts'
import type { DemandRecord } from './demand.repository.ts'
import { titleOf } from './title.ts'

/** The demand as a person's timeline refers to it. */
export const refOf = (row: DemandRecord, { lang }: Work['actor']): ContactEntryRef => ({
  type: 'demand',
  id: row.id,
  label: `${row.ref} · ${titleOf(row.doc, lang)}`,
})

/** Writes into the timeline of who looks; somebody erased has none. */
export async function tellPerson(
  { trx, deps, actor }: Work,
  row: DemandRecord,
  kind: ContactEntryKind,
  text: string,
): Promise<void> {
  if (row.contact_id)
    await addEntry(trx, {
      contactId: row.contact_id,
      kind,
      by: actor.userId,
      at: deps.now(),
      text,
      ref: refOf(row, actor),
    })
}
