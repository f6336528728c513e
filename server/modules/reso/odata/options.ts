import type { Field } from '../fields.ts'
import { refuse } from './fault.ts'

/** Most records of an answer, and most that may be passed over. */
const MOST = { page: 200, skip: 10_000, orders: 2 }

export interface Order {
  field: Field
  isDown: boolean
}

/** A request as it is carried out. */
export interface Options {
  filter: string | null
  /** Fields that are answered, in the order of the resource. */
  select: Field[]
  expandMedia: boolean
  orders: Order[]
  /** Records wanted in all; null: as many as there are. */
  top: number | null
  skip: number
  count: boolean
  /** Records of one answer. */
  page: number
  /** Where an answer before this one ended. */
  token: string | null
  /** The network whose shared homes are told, too. */
  network: string | null
}

const KNOWN = new Set([
  '$filter',
  '$select',
  '$expand',
  '$orderby',
  '$top',
  '$skip',
  '$count',
  '$format',
  '$skiptoken',
  'network',
])

function wholeOf(name: string, text: string | null, most: number): number | null {
  if (text === null) return null
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Infinity
  return number <= most ? number : refuse('InvalidOption', `${name} is 0 to ${most}`, name)
}

function named(fields: readonly Field[], name: string, target: string): Field {
  const found = fields.find((one) => one.name === name)
  return found ?? refuse('UnknownField', `There is no field ${name.slice(0, 60)}`, target)
}

/** Fields by name; `*` is all. Media may be named where it is expanded. */
function selectOf(text: string | null, fields: Field[], hasMedia: boolean): Field[] {
  const names = (text ?? '*').split(',').map((name) => name.trim())
  if (names.includes('*')) return fields
  const wanted = names.filter((name) => !(hasMedia && name === 'Media'))
  const chosen = new Set(wanted.map((name) => named(fields, name, '$select')))
  return fields.filter((one) => chosen.has(one))
}

function orderOf(text: string | null, fields: Field[]): Order[] {
  if (text === null) return []
  const parts = text.split(',').map((part) => part.trim())
  if (parts.length > MOST.orders)
    refuse('InvalidOption', `$orderby takes ${MOST.orders} fields at most`, '$orderby')
  return parts.map((part) => {
    const [name = '', way = 'asc', ...rest] = part.split(/\s+/)
    if ((way !== 'asc' && way !== 'desc') || rest.length > 0)
      refuse('InvalidOption', 'After a field asc or desc is expected', '$orderby')
    const field = named(fields, name, '$orderby')
    if (!field.filter || field.isList)
      refuse('NotSortable', `${name} cannot be sorted by`, '$orderby')
    return { field, isDown: way === 'desc' }
  })
}

/** `Prefer: odata.maxpagesize=50`; what is none is passed over, as preferences are. */
function pageOf(prefer: string | undefined): number {
  const wish = Number(/(?:^|[;,\s])(?:odata\.)?maxpagesize=(\d{1,9})/.exec(prefer ?? '')?.[1] ?? 0)
  return wish > 0 ? Math.min(wish, MOST.page) : MOST.page
}

/** Reads the options of an address; throws 400 at what is unknown, said twice or too much. */
export function optionsOf(
  query: URLSearchParams,
  {
    fields,
    expands,
    ofNetworks = false,
  }: { fields: Field[]; expands: boolean; ofNetworks?: boolean },
  prefer: string | undefined,
): Options {
  const said = [...query.keys()]
  const strange = said.find((name) => !KNOWN.has(name))
  if (strange !== undefined)
    refuse('UnknownOption', `There is no option ${strange.slice(0, 60)}`, strange.slice(0, 60))
  const twice = said.find((name, at) => said.indexOf(name) !== at)
  if (twice !== undefined) refuse('InvalidOption', `${twice} stands twice`, twice)
  const get = (name: string): string | null => query.get(name)
  const format = get('$format')
  if (format !== null && format !== 'json' && !format.startsWith('application/json'))
    refuse('InvalidOption', 'Records are told as JSON', '$format')
  const expand = get('$expand')
  if (expand !== null && !(expands && expand === 'Media'))
    refuse('InvalidOption', 'Only Media of Property can be expanded', '$expand')
  const network = get('network')
  if (network !== null && !ofNetworks)
    refuse('InvalidOption', 'network is for Property and Media', 'network')
  const count = get('$count') ?? 'false'
  if (count !== 'true' && count !== 'false')
    refuse('InvalidOption', '$count is true or false', '$count')
  return {
    filter: get('$filter'),
    select: selectOf(get('$select'), fields, expand !== null),
    expandMedia: expand !== null,
    orders: orderOf(get('$orderby'), fields),
    top: wholeOf('$top', get('$top'), MOST.page),
    skip: wholeOf('$skip', get('$skip'), MOST.skip) ?? 0,
    count: count === 'true',
    page: pageOf(prefer),
    token: get('$skiptoken'),
    network,
  }
}
