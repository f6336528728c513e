import { jsonLine, type Json, type JsonRecord } from '../json/records.ts'
import type { FeedEvent } from '../feed/feed-event.ts'
import { emptiesOf } from '../said/empties.ts'
import { SaidHome } from '../said/said.ts'
import { toFeedHome } from './map.ts'
import { part, saidBy } from './say.ts'

/** Parts of a home that its development says where it does not. */
const SHARED = ['propertyDescriptions', 'propertyImages', 'propertyContact'] as const

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** A home of a development with what the development says of all of them. */
function homeIn(development: Json, typology: Json): Json {
  const address = { ...part(development, 'propertyAddress'), ...part(typology, 'propertyAddress') }
  const shared = SHARED.filter((name) => typology[name] === undefined && name in development)
  return {
    ...typology,
    ...Object.fromEntries(shared.map((name) => [name, development[name]])),
    propertyAddress: address,
    // Their codes count within the development.
    propertyCode: [development, typology].map((one) => textOf(one['propertyCode'])).join('/'),
  }
}

/**
 * A new development: each of its homes is one of ours, for sale as new build. What is said of the
 * development as a whole has no field here, and the report of each home says so; one without homes
 * is told as left out.
 */
export function* readDevelopment(record: JsonRecord): Generator<FeedEvent> {
  const { value, text, line } = record
  const list = value['newDevelopmentTypologies']
  const homes = Array.isArray(list) ? list.filter(isObject) : []
  const name = textOf(part(value, 'propertyFeatures')['featuresNewDevelopmentName']).slice(0, 60)
  if (homes.length === 0) {
    const said = saidBy(value)
    const home = toFeedHome(value, new SaidHome(), 'newDevelopment.json')
    home.externalId = textOf(value['propertyCode']).slice(0, 255)
    home.ref = textOf(value['propertyReference']).slice(0, 50) || null
    home.remarks = []
    home.refused = {
      field: 'newDevelopmentTypologies',
      key: 'emptyDevelopment',
      params: { text: name },
      severity: 'error',
    }
    yield {
      kind: 'home',
      home,
      empty: emptiesOf(said),
      lineOf: (field) => jsonLine(record, field),
    }
    return
  }
  let from = text.indexOf('"newDevelopmentTypologies"')
  for (const typology of homes) {
    const at = text.indexOf('"propertyCode"', from + 1)
    from = at === -1 ? from : at
    const place = { text: text.slice(from), line: line + newlines(text.slice(0, from)) }
    const one = homeIn(value, typology)
    const said = saidBy(one)
    const home = toFeedHome(one, said, 'typology.json')
    const [offer] = home.steps.basics.offers
    if (offer?.operation === 'V') offer.operation = 'ON'
    home.remarks.push({
      field: 'featuresNewDevelopmentName',
      key: 'ofDevelopment',
      params: { text: name },
      severity: 'info',
    })
    yield { kind: 'home', home, empty: emptiesOf(said), lineOf: (field) => jsonLine(place, field) }
  }
}

const newlines = (text: string): number => text.match(/\n/g)?.length ?? 0
