import { valueAt, type Field } from '../../../../generated/fields/field'
import { fields } from '../../../../generated/fields/property/facts'
import type { Listing, PropertyOffer } from '../../../../generated/model'
import type { TFunction } from '../../../i18n'
import { factLabel, factValue, factWords, seaWords } from './fact-words'

export interface FactRow {
  key: string
  label: string
  value: string
}

export interface FactGroup {
  group: string
  rows: FactRow[]
}

/** Terms stand in each offer; the page tells those of the one it names first. */
const OFFER = 'basics.offers.*.'

/** Square metres by their legal name, which have a section of their own (areas.tsx). */
export const AREA_FIELDS: readonly Field[] = fields.filter(
  ({ group, unit }) => group === 'areas' && unit === 'm2',
)
const APART = new Set([...AREA_FIELDS.map(({ path }) => path), 'layout.areaSource'])

type Facts = Partial<Listing> & Pick<Listing, 'layout'>

/**
 * Facts that are told of more than their field: what we measured ourselves, month and year as one.
 */
const TOLD: Record<string, (listing: Facts, t: TFunction) => Partial<FactRow>> = {
  'layout.seaDistance': ({ layout, seaDistance }, t) =>
    layout.seaDistance === undefined && seaDistance !== undefined
      ? { value: seaWords(seaDistance, t) }
      : {},
  'basics.development.deliveryYear': (
    { development: { deliveryMonth, deliveryYear } = {} },
    t,
  ) => ({
    label: t('detail.delivery'),
    ...(deliveryMonth &&
      deliveryYear && { value: `${String(deliveryMonth).padStart(2, '0')}/${deliveryYear}` }),
  }),
}

function rowOf(
  field: Field,
  listing: Facts,
  offer: PropertyOffer | undefined,
  t: TFunction,
): FactRow[] {
  const { path } = field
  const value = path.startsWith(OFFER)
    ? valueAt(offer, path.slice(OFFER.length))
    : factValue(listing, field)
  const row = {
    key: path,
    label: factLabel(field, t),
    value: factWords(field, value, t),
    ...TOLD[path]?.(listing, t),
  }
  return row.value === null ? [] : [{ ...row, value: row.value }]
}

/**
 * Facts of a home by group, with units, in the contract's order: the fields whose `x-shows` says
 * facts. What is not known is not there. Labels are those of the form the agent filled in.
 */
export function factGroups(
  listing: Facts,
  offer: PropertyOffer | undefined,
  t: TFunction,
): FactGroup[] {
  const found = new Map<string, FactRow[]>()
  for (const field of fields) {
    if (APART.has(field.path)) continue
    const rows = rowOf(field, listing, offer, t)
    if (rows.length > 0) found.set(field.group, [...(found.get(field.group) ?? []), ...rows])
  }
  return [...found].map(([group, rows]) => ({ group, rows }))
}
