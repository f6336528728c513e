import type { ImportedField, Property } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import { findIntegration } from '../../integration/index.ts'
import { lastEdits, loadProperty, type LastEdit } from '../../property/index.ts'
import { namesOf } from '../../user/index.ts'
import { valueText } from '../lab/value-text.ts'
import { linksOfHome } from '../link.repository.ts'
import { valueAt } from './paths.ts'

/** A field that a source and the agency say otherwise; `met` null: no run has. */
export interface Difference {
  integrationId: string
  externalId: string
  propertyId: string
  field: string
  met: { conflictId: string; at: Date } | null
}

/** Asks once for each key, whoever wants it. */
function once<Value>(ask: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const asked = new Map<string, Promise<Value>>()
  return (key) => {
    const known = asked.get(key) ?? ask(key)
    asked.set(key, known)
    return known
  }
}

/** Differences as people read them: both values in words, and since when the agency's stands. */
export async function fieldsOf(db: Db, differences: Difference[]): Promise<ImportedField[]> {
  const ids = [...new Set(differences.map(({ propertyId }) => propertyId))]
  const edits = await lastEdits(db, ids)
  const names = await namesOf(
    db,
    edits.flatMap(({ by }) => by ?? []),
  )
  const homeOf = once((id) => loadProperty(db, id))
  const linksOf = once((id) => linksOfHome(db, id))
  const sourceOf = once((id) => findIntegration(db, id))
  const shown = differences.map(async (one): Promise<ImportedField | null> => {
    const [home, source] = [await homeOf(one.propertyId), await sourceOf(one.integrationId)]
    const link = (await linksOf(one.propertyId)).find(
      ({ integration_id, external_id }) =>
        integration_id === one.integrationId && external_id === one.externalId,
    )
    if (!home || !link || !source) return null
    const edit = editOf(edits, one)
    return {
      integrationId: one.integrationId,
      sourceName: source.name,
      propertyId: one.propertyId,
      ref: home.ref,
      title: titleOf(home),
      field: one.field,
      ours: plain(one.field, valueAt(home, one.field)),
      theirs: plain(one.field, valueAt(link.said.steps, one.field)),
      since: edit?.at.toISOString() ?? null,
      byName: edit?.by ? (names.get(edit.by) ?? null) : null,
      open: one.met !== null,
      foundAt: one.met?.at.toISOString() ?? null,
    }
  })
  return (await Promise.all(shown)).filter((one) => one !== null)
}

/** A number or a truth as it is, everything else as text. */
const plain = (field: string, value: unknown): ImportedField['ours'] =>
  typeof value === 'number' || typeof value === 'boolean' ? value : valueText(field, value)

const titleOf = ({ texts }: Property): string | null => texts?.title?.['es'] ?? null

/** The newest entry of the path or of anything in it; offers stand there by number, too. */
function editOf(edits: LastEdit[], { propertyId, field }: Difference): LastEdit | undefined {
  const part = /^basics\.offers\.[^.]+\.([^.]+)$/.exec(field)?.[1]
  const isOf = (path: string): boolean =>
    path === field ||
    path.startsWith(`${field}.`) ||
    (part !== undefined && path.startsWith('basics.offers.') && path.endsWith(`.${part}`))
  return edits
    .filter((edit) => edit.propertyId === propertyId && isOf(edit.field))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())[0]
}
