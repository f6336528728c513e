import type { DemandRow } from '../../../../generated/model'

/** Demands of one person that stand together in a list. */
export interface PersonGroup {
  /** Of the contact; null for demands of nobody. */
  contactId: string | null
  name: string | null
  rows: DemandRow[]
}

/** Rows in their order, those of a person that follow one another as one group. */
export function byPerson(rows: readonly DemandRow[]): PersonGroup[] {
  const groups: PersonGroup[] = []
  for (const row of rows) {
    const { contactId, contactName: name } = row
    const last = groups.at(-1)
    if (last?.contactId === contactId) last.rows.push(row)
    else groups.push({ contactId, name, rows: [row] })
  }
  return groups
}
