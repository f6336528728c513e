import { wordIn } from '../../../formats/word-in.ts'
import type { Readable } from 'node:stream'
import type { FeedEvent } from '../feed/feed-event.ts'
import type { FeedHome } from '../feed/feed-home.ts'
import { jsonLine, readJsonRecords, type Json } from '../json/records.ts'
import { emptiesOf } from '../said/empties.ts'
import { homeOf } from '../said/home.ts'
import { namesIn, nameFields } from '../said/name-fields.ts'
import type { SaidHome } from '../said/said.ts'
import { Notes } from '../terms/notes.ts'
import { picturesOf } from '../terms/pictures.ts'
import { saidBy, valuesOf } from './say.ts'
import { plain, VIEWS } from './words.ts'

const mediaOf = (record: Json): Json[] => {
  const all = record['Media']
  return Array.isArray(all)
    ? all
        .filter((one): one is Json => typeof one === 'object' && one !== null)
        .toSorted((a, b) => Number(a['Order'] ?? 0) - Number(b['Order'] ?? 0))
    : []
}

function toFeedHome(record: Json, said: SaidHome): FeedHome {
  const home = homeOf(said, 'V')
  nameFields(home, namesIn(said))
  if (home.refused) return home
  const { location, layout } = home.steps
  // Zero bedrooms are a studio's, not unknown.
  if (record['BedroomsTotal'] === 0 && home.steps.basics.type === 'vivienda') layout.bedrooms = 0
  const views = new Set(valuesOf(record['View']).flatMap((one) => wordIn(VIEWS, plain(one)) ?? []))
  if (views.size > 0) layout.views = [...views]
  if (record['InternetAddressDisplayYN'] === false) location.addressVisibility = 'hidden'
  const notes = new Notes()
  home.pictures = picturesOf(
    mediaOf(record).map((one) => ({
      text: typeof one['MediaURL'] === 'string' ? one['MediaURL'] : '',
      kind: plain(one['MediaCategory']) === 'floorplan' ? 'plan' : 'photo',
    })),
    notes,
  )
  home.remarks.push(...notes.remarks.map((remark) => ({ ...remark, field: 'Media' })))
  return home
}

/** Listings of a RESO Web API as it answers them, `value` after `value`: what a pull has gathered. */
export async function* readReso(source: Readable): AsyncGenerator<FeedEvent> {
  let fits = false
  for await (const one of readJsonRecords(source, 'value')) {
    if ('around' in one) continue
    fits ||= typeof one.value['ListingKey'] === 'string'
    const said = saidBy(one.value)
    yield {
      kind: 'home',
      home: toFeedHome(one.value, said),
      empty: emptiesOf(said),
      lineOf: (field) => jsonLine(one, field),
    }
  }
  yield { kind: 'format', fits }
}
