import {
  ContactRole,
  DemandStatus,
  DemandUrgency,
  Island,
  ListContactsSort,
  ListContactsView,
  ListDemandsSort,
  ListPropertiesSort,
  Operation,
  PropertyStatus,
  PropertyType,
  SpokenLanguage,
  type ListKind,
  type ListViewQuery,
} from '../../../generated/model/index.ts'
import { fields as listed } from '../../../generated/fields/property/list.ts'
import { isUuid } from '../../db/id.ts'

type Name = keyof ListViewQuery
type Check = (value: string) => boolean

const one =
  (values: Record<string, string>): Check =>
  (value) =>
    Object.values(values).includes(value)
const text: Check = (value) => value.trim() !== ''
const whole: Check = (value) => /^\d{1,11}$/.test(value)
const yes: Check = (value) => value === 'true'

const EVERY = { q: text, agentId: isUuid } satisfies Partial<Record<Name, Check>>

/**
 * What each list may be asked, as its address says it; places in the list (cursor) are no part of a
 * view.
 */
const KNOWN: Record<ListKind, Partial<Record<Name, Check>>> = {
  property: {
    ...EVERY,
    status: one(PropertyStatus),
    operation: one(Operation),
    type: one(PropertyType),
    island: one(Island),
    tag: text,
    priceMin: whole,
    priceMax: whole,
    incomplete: yes,
    priceLowered: yes,
    mandateEnds: whole,
    sort: one(ListPropertiesSort),
  },
  demand: {
    ...EVERY,
    status: one(DemandStatus),
    urgency: one(DemandUrgency),
    operation: one(Operation),
    type: one(PropertyType),
    island: one(Island),
    tag: text,
    expires: whole,
    archived: yes,
    sort: one(ListDemandsSort),
  },
  contact: {
    ...EVERY,
    view: one(ListContactsView),
    role: one(ContactRole),
    tag: text,
    language: one(SpokenLanguage),
    sort: one(ListContactsSort),
  },
}

/** Of these a list takes several. */
const SEVERAL = new Set<Name>([
  'status',
  'operation',
  'type',
  'island',
  'tag',
  'urgency',
  'role',
  'language',
])

/** Names of a query that the list does not know, or whose values it does not. */
export function strangeNames(list: ListKind, query: ListViewQuery): string[] {
  return Object.entries(query).flatMap(([name, values]) => {
    const check = KNOWN[list][name as Name]
    const fits = check && values.every(check) && (SEVERAL.has(name as Name) || values.length <= 1)
    return fits ? [] : [name]
  })
}

/** Columns each list can show beside its first. */
export const COLUMNS: Record<ListKind, readonly string[]> = {
  property: [
    'status',
    'price',
    'perM2',
    'quality',
    'leads',
    'agent',
    'tags',
    'mandate',
    'published',
    'updated',
    // Fields of the home whose `x-shows` says so.
    ...listed.map(({ name }) => name),
  ],
  demand: [],
  contact: [
    'roles',
    'phone',
    'email',
    'language',
    'town',
    'tags',
    'stage',
    'rating',
    'source',
    'agent',
    'activity',
    'created',
  ],
}
