import { SaidHome } from '../said/said.ts'
import { textAt, type Node } from '../xml/records.ts'
import { sayAlike, type Add, type Asked } from './alike.ts'
import { OF_FILES, TEXTS_OF_FILES } from './names.ts'
import { isTicked } from './values.ts'

/** `~` and two hyphens stand for the end of a line. */
const lines = (text: string): string => text.replace(/\s*(~|--+)\s*/g, '\n')
const oneLine = (text: string): string => lines(text).replace(/\s+/g, ' ').trim()

/** What of a record can be asked by the short name of a tag, in both files. */
export interface Tags extends Asked {
  label(tag: string): string
}

/** The tags of a record; `prefix`: the name of the table before them. */
export const tagsOf = (node: Node, prefix = ''): Tags => ({
  text: (tag) => textAt(node, prefix + tag).trim(),
  has: (tag) => isTicked(textAt(node, prefix + tag).trim()),
  label: (tag) => prefix + tag,
})

/** What both files say alike of a home. */
export function saidIn(tags: Tags): SaidHome {
  const said = new SaidHome()
  const add: Add = (field, text, tag) => said.add(field, { text, label: tags.label(tag) })
  sayAlike(tags, OF_FILES, add)
  for (const [field, tag] of TEXTS_OF_FILES)
    add(field, (field.startsWith('title') ? oneLine : lines)(tags.text(tag)), tag)
  const furnished = tags.text('muebles')
  if (furnished !== '0') add('furnished', furnished, 'muebles')
  // A year, or the age of the building in years, which says no year.
  const built = /\b(1[2-9]\d\d|20\d\d)\b/.exec(tags.text('antiguedad'))?.[0]
  add('constructionYear', built ?? '', 'antiguedad')
  // Where `longitud` is missing the longitude stands in `altitud`.
  const longitude = tags.text('longitud') ? 'longitud' : 'altitud'
  add('longitude', tags.text(longitude), longitude)
  for (let at = 1; at <= 200; at += 1) add('pictures', tags.text(`foto${at}`), `foto${at}`)
  return said
}

const SELLS = /vend|venta|tras/i
const LETS = /alq|llog/i

/**
 * What a home is offered for. `accion` of the web feed tells which of the two prices counts:
 * "Vender o Alquilar" is two offers, and a price of the other kind is a leftover. The export has
 * no such word; there the prices tell.
 */
export function sayPrices(said: SaidHome, tags: Tags, action: string): void {
  const add: Add = (field, text, tag) => said.add(field, { text, label: tags.label(tag) })
  add('operation', action, 'accion')
  const [sale, rent] = [tags.text('precioinmo') || tags.text('precio'), tags.text('precioalq')]
  if (action === '' || SELLS.test(action) || !LETS.test(action))
    add('salePrice', sale, 'precioinmo')
  if (action === '' || LETS.test(action)) add('rentPrice', rent, 'precioalq')
}
