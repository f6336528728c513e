import type { Writer } from '../writer.ts'
import { NO_FACTS } from '../writer.ts'
import { box, byLanguage, link, tag } from '../xml.ts'
import { check } from './check.ts'
import { map, type ResalesHome } from './map.ts'

/** The elements of a part that are known, in their order. */
const part = (values: Record<string, string | number | undefined>): string =>
  Object.entries(values)
    .map(([name, value]) => tag(name, value))
    .join('')

/** A text with its line breaks as they are; only Kyero has a sign of its own for them. */
const inLines = (lang: string, text: string): string => tag(lang, text).replaceAll('&#13;', '\n')

function property(home: ResalesHome, at: Date): string {
  const lines = [
    tag('referenceId', home.referenceId),
    tag('lastUpdatedDate', `${at.toISOString().slice(0, 19)}Z`),
    tag('listedDate', home.listedDate),
    tag('status', home.status),
    tag('type', home.type),
    tag('subType', home.subType),
    tag('newBuild', home.newBuild),
    box('address', part(home.address)),
    tag('floor', home.floor),
    tag('cadastralRef', home.cadastralRef),
    tag('bedrooms', home.bedrooms),
    tag('bathrooms', home.bathrooms),
    box('propertySizes', part(home.propertySizes)),
    box('annualCosts', part(home.annualCosts)),
    box('saleDetails', part(home.saleDetails ?? {})),
    box('rentalDetails', part(home.rentalDetails ?? {})),
    tag('lister', home.lister),
    box('descriptions', byLanguage(home.descriptions, inLines)),
    box(
      'pictures',
      home.pictures
        .map((path, index) => `<picture id="${index + 1}">${link('url', path)}</picture>`)
        .join(''),
    ),
  ]
  return `<property>\n${lines.filter(Boolean).join('\n')}\n</property>`
}

/**
 * Resales-Online XML v1.5, by the published list of its fields: they publish no schema, so ours
 * (`resales-1.5-llar.xsd`) judges it in the tests. The root and the nesting of pictures and texts
 * follow Kyero's, which they read, too.
 */
export const resales: Writer = {
  file: 'resales.xml',
  defaults: { sharesCommission: false, sendsCadastral: false },
  untried: 'fields',
  mapVersion: 3,
  mediaType: 'application/xml',
  head: () => '<?xml version="1.0" encoding="UTF-8"?>\n<root>\n',
  between: '\n',
  tail: '\n</root>\n',
  draw: (listing, settings, own = NO_FACTS) => {
    const home = map(listing, settings, own)
    return { issues: check(listing, home, settings), text: (at) => property(home, at) }
  },
}
