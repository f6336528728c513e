import { wordIn } from '../../../formats/word-in.ts'
import type { Readable } from 'node:stream'
import type { HomeField } from '../../../../generated/model/index.ts'
import type { FeedEvent } from '../feed/feed-event.ts'
import { emptiesOf } from '../said/empties.ts'
import { homeOf } from '../said/home.ts'
import { namesIn, nameFields } from '../said/name-fields.ts'
import { SaidHome } from '../said/said.ts'
import { child, lineAt, readRecords, textAt, type Node } from '../xml/records.ts'

/** Tags of theirs by path. Names are lower case when they are read; from the list of fields of v1.5. */
const TAGS: [path: string, field: HomeField][] = [
  ['referenceid', 'externalId'],
  ['referenceid', 'ref'],
  ['status', 'status'],
  ['subtype', 'subtype'],
  ['type', 'type'],
  ['saledetails/price', 'salePrice'],
  ['rentaldetails/price', 'rentPrice'],
  ['rentaldetails/period', 'rentPeriod'],
  ['address/town', 'town'],
  ['address/province', 'province'],
  ['address/country', 'country'],
  ['address/postcode', 'postalCode'],
  ['address/district', 'urbanisation'],
  ['address/address1', 'street'],
  ['address/latitude', 'latitude'],
  ['address/longitude', 'longitude'],
  ['floor', 'floor'],
  ['cadastralref', 'cadastralRef'],
  ['bedrooms', 'bedrooms'],
  ['bathrooms', 'bathrooms'],
  ['propertysizes/builtsize', 'built'],
  ['propertysizes/plotsize', 'plot'],
  ['propertysizes/terracesize', 'terrace'],
  ['energyrating', 'energyLetter'],
  ['co2rating', 'emissionsLetter'],
  ['annualcosts/ibi', 'ibiYearly'],
  ['annualcosts/garbage', 'garbageYearly'],
  ['videourl', 'videoUrl'],
  ['virtualtoururl', 'virtualTourUrl'],
]

const LANGUAGES: Record<string, HomeField> = {
  es: 'descriptionEs',
  en: 'descriptionEn',
  ca: 'descriptionCa',
  de: 'descriptionDe',
  fr: 'descriptionFr',
}

const isYes = (text: string): boolean => /^(1|true|yes)$/i.test(text)

function saidBy(node: Node): SaidHome {
  const said = new SaidHome()
  for (const [path, field] of TAGS)
    said.add(field, { text: textAt(node, ...path.split('/')), label: path })
  const told = isYes(textAt(node, 'newbuild')) && textAt(node, 'saledetails', 'price')
  if (told) said.add('operation', { text: 'ON', label: 'newbuild' })
  // They say it by the year, we by the month.
  const fees = Number(textAt(node, 'annualcosts', 'communityfees').replace(',', '.'))
  if (fees > 0)
    said.add('communityFee', {
      text: (fees / 12).toFixed(2),
      label: 'annualcosts/communityfees',
      decimal: 'point',
    })
  for (const one of child(node, 'descriptions')?.children ?? []) {
    // `<es>…</es>`, or `<description language="es">…</description>`.
    const language = (
      one.attributes['language'] ??
      one.attributes['lang'] ??
      one.name
    ).toLowerCase()
    const field = wordIn(LANGUAGES, language.slice(0, 2))
    if (field) said.add(field, { text: one.text.trim(), label: `descriptions/${one.name}` })
  }
  for (const one of child(node, 'features')?.children ?? [])
    said.add('features', { text: one.text.trim(), label: 'features' })
  for (const one of child(node, 'pictures')?.children ?? [])
    said.add('pictures', { text: textAt(one, 'url') || one.text.trim(), label: 'pictures' })
  return said
}

/** A file of Resales Online (v1.5): sold and withdrawn homes stay in it and say so. */
export async function* readResales(source: Readable): AsyncGenerator<FeedEvent> {
  let fits = false
  for await (const node of readRecords(source, 'property')) {
    if (node.name !== 'property') continue
    fits ||= child(node, 'referenceid') !== undefined
    const said = saidBy(node)
    const home = homeOf(said, 'V')
    nameFields(home, namesIn(said))
    yield {
      kind: 'home',
      home,
      empty: emptiesOf(said),
      lineOf: (field) => lineAt(node, field),
    }
  }
  yield { kind: 'format', fits }
}
