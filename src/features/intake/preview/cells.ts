import type { IntakePreviewRow, IntakeRemark } from '../../../../generated/model'

/** Columns of the preview, in the order of the form. */
const ORDER = [
  'person.title',
  'person.firstName',
  'person.lastName',
  'person.companyName',
  'reach.phones',
  'reach.emails',
  'reach.street',
  'reach.postalCode',
  'reach.town',
  'reach.country',
  'legal.idDocNumber',
  'person.birthDate',
  'person.nationality',
  'person.language',
  'profile.roles',
  'profile.tags',
  'demand',
  'notes.text',
] as const

export type CellName = (typeof ORDER)[number]

/** The cell a remark is about; one about the whole row stands beside its fate. */
const AT: Record<string, CellName> = {
  phone: 'reach.phones',
  mobile: 'reach.phones',
  landline: 'reach.phones',
  workPhone: 'reach.phones',
  spousePhone: 'reach.phones',
  email: 'reach.emails',
  country: 'reach.country',
  nationality: 'person.nationality',
  birthDate: 'person.birthDate',
  language: 'person.language',
  role: 'profile.roles',
  notes: 'notes.text',
  firstName: 'person.firstName',
  title: 'person.title',
}

export const cellOf = ({ field }: IntakeRemark): CellName | null =>
  AT[field] ?? (field.startsWith('want') ? 'demand' : null)

/** Columns that any row fills or has something to say about. */
export function columnsOf(rows: IntakePreviewRow[]): CellName[] {
  const used = new Set<string>(
    rows.flatMap(({ values, remarks }) => [
      ...values.map(({ field }) => field),
      ...remarks.flatMap((remark) => cellOf(remark) ?? []),
    ]),
  )
  return ORDER.filter((name) => used.has(name))
}
