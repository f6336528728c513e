import type { CostLineId, Listing } from '../../../../generated/model'
import type { TFunction } from '../../../i18n'
import { count, moneyPerM2, moneyShort } from '../../../lib/format'
import { daysAgo } from '../../../lib/when'
import { amount } from '../card/price'
import { inOrder, type Field } from '../../../../generated/fields/field'
import { fields, order } from '../../../../generated/fields/property/compare'
import { factLabel, factValue, factWords } from '../detail/fact-words'
import { mainPrice, sells } from '../detail/main-price'
import type { Compared } from './compare-data'

export interface CompareRow {
  key: string
  label: string
  /** One per home; null: not known. */
  values: (string | null)[]
  /** Whether homes of which it is known differ. */
  differs: boolean
}

export interface CompareGroup {
  key: string
  label: string
  rows: CompareRow[]
}

type Offered = Extract<Compared, { state: 'offered' }>
type Reader = (home: Offered) => string | null

/** Square metres have a group of their own. */
const isArea = ({ group, unit }: Field): boolean => group === 'areas' && unit === 'm2'
const COSTS: readonly CostLineId[] = [
  'itp',
  'vat',
  'ajd',
  'notary',
  'registry',
  'firstMonth',
  'deposit',
  'community',
  'ibi',
  'garbage',
]
const FEATURES = [
  'lift',
  'terrace',
  'balcony',
  'fireplace',
  'storageRoom',
  'stepFreeAccess',
] as const

function priceWords({ listing }: Offered, t: TFunction): string {
  const price = mainPrice(listing)
  if (!price?.price) return t('price.onRequest')
  return `${moneyShort(price.price)}${price.rentPeriod ? t(`price.per.${price.rentPeriod}`) : ''}`
}

function perMetre(
  { listing }: Offered,
  kind: 'built' | 'usable' | 'builtWithCommon' | 'plot',
): string | null {
  const price = mainPrice(listing)
  return (price && sells(price.operation) && moneyPerM2(price.price, listing.layout[kind])) || null
}

function costWords({ cost }: Offered, id: CostLineId, t: TFunction): string | null {
  const line = cost?.lines.find((one) => one.id === id)
  if (!line || line.amount === null) return null
  return line.period === 'once'
    ? amount(line.amount)
    : t(`cost.per.${line.period}`, { amount: amount(line.amount) })
}

/**
 * A list of features is told as a whole: what it does not name, the home does not have, as far as
 * the agency says.
 */
const featureWords = (
  { features }: Listing,
  code: (typeof FEATURES)[number],
  t: TFunction,
): string | null =>
  features.features === undefined
    ? null
    : t(features.features.includes(code) ? 'detail.yes' : 'detail.no')

/** What the agency says of the sea, else what we measured. */
const knownValue = (listing: Listing, field: Field): unknown =>
  factValue(listing, field) ??
  (field.path === 'layout.seaDistance' ? listing.seaDistance : undefined)

/** Facts side by side; rows of which nothing is known are left out. */
export function compareGroups(
  columns: readonly Compared[],
  t: TFunction,
  now: Date,
): CompareGroup[] {
  const row = (key: string, label: string, read: Reader): CompareRow => {
    const values = columns.map((column) => (column.state === 'offered' ? read(column) : null))
    return {
      key,
      label,
      values,
      differs: new Set(values.filter((value) => value !== null)).size > 1,
    }
  }
  const fact = (field: Field): CompareRow =>
    row(field.name, factLabel(field, t), ({ listing }) =>
      factWords(field, knownValue(listing, field), t),
    )
  const own = [
    row('type', t('filters.type'), ({ listing }) =>
      listing.subtype
        ? t(`property:enums.subtype.${listing.subtype}`)
        : t(`type.${listing.type}.one`),
    ),
    row(
      'place',
      t('filters.where'),
      ({ listing }) =>
        [listing.location.zoneName ?? listing.location.town, listing.location.municipality]
          .filter((part, at, all) => part && all.indexOf(part) === at)
          .join(', ') || null,
    ),
    row('floor', t('compare.floor'), ({ listing }) => listing.location.floor ?? null),
    row('energy', t('detail.energy'), ({ listing }) => listing.energy.consumptionLetter ?? null),
  ]
  const facts = [...own, ...fields.filter((field) => !isArea(field)).map(fact)]
  const groups: CompareGroup[] = [
    {
      key: 'price',
      label: t('cost.price'),
      rows: [
        row('price', t('cost.price'), (home) => priceWords(home, t)),
        ...(['built', 'builtWithCommon', 'usable'] as const).map((kind) =>
          row(`per-${kind}`, t(`fact.per.${kind}`), (home) => perMetre(home, kind)),
        ),
        row('per-plot', t('fact.per.plot'), (home) =>
          home.listing.type === 'terreno' ? perMetre(home, 'plot') : null,
        ),
        row('days', t('compare.days'), ({ listing }) =>
          listing.onMarketAt ? count(daysAgo(listing.onMarketAt, now.getTime())) : null,
        ),
      ],
    },
    { key: 'areas', label: t('areas.title'), rows: fields.filter(isArea).map(fact) },
    {
      key: 'facts',
      label: t('detail.facts'),
      rows: [
        ...inOrder(
          order,
          facts.map((one) => ({ ...one, name: one.key })),
        ),
        ...FEATURES.map((code) =>
          row(`has-${code}`, t(`property:enums.features.${code}`), ({ listing }) =>
            featureWords(listing, code, t),
          ),
        ),
      ],
    },
    {
      key: 'cost',
      label: t('detail.cost'),
      rows: [
        ...COSTS.map((id) =>
          row(`cost-${id}`, t(`cost:line.${id}`), (home) => costWords(home, id, t)),
        ),
        row('cost-total', t('cost.total'), ({ cost }) => (cost?.total ? amount(cost.total) : null)),
      ],
    },
    {
      key: 'who',
      label: t('contact.label'),
      rows: [
        row('agency', t('compare.agency'), ({ listing }) => listing.agency.name),
        row('ref', t('compare.ref'), ({ listing }) => listing.ref),
      ],
    },
  ]
  return groups
    .map((group) => ({
      ...group,
      rows: group.rows.filter(({ values }) => values.some((value) => value !== null)),
    }))
    .filter(({ rows }) => rows.length > 0)
}
