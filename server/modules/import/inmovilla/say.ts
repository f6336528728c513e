import type { HomeField } from '../../../../generated/model/index.ts'
import { SaidHome } from '../said/said.ts'
import { textAt, type Node } from '../xml/records.ts'

/** How a tag of theirs is read. `flag`: a tick; one that is not set says nothing. */
type Tag = [tag: string, field: HomeField, how?: 'flag' | 'text' | 'line']

/**
 * Tags of both files; the export has the name of a table before them (`ofertas_ref`). Source: what
 * importers in public repositories read of them; by notes, not by a specification.
 */
const TAGS: Tag[] = [
  ['ref', 'ref'],
  ['ciudad', 'town'],
  ['zona', 'zone'],
  ['cp', 'postalCode'],
  ['provincia', 'province'],
  ['calle', 'street'],
  ['numero', 'streetNumber'],
  ['numplanta', 'floor'],
  ['planta', 'floor'],
  ['urbanizacion', 'urbanisation'],
  ['latitud', 'latitude'],
  ['rcatastral', 'cadastralRef'],
  ['referenciacol', 'notes'],
  ['m_cons', 'built'],
  ['m_uties', 'usable'],
  ['m_parcela', 'plot'],
  ['m_terraza', 'terrace'],
  ['habitaciones', 'singleBedrooms'],
  ['habdobles', 'doubleBedrooms'],
  ['banyos', 'bathrooms'],
  ['aseos', 'toilets'],
  ['nplazasparking', 'parkingSpaces'],
  ['distmar', 'seaDistance'],
  ['conservacion', 'condition'],
  ['energialetra', 'energyLetter'],
  ['energiavalor', 'energyConsumption'],
  ['emisionesletra', 'emissionsLetter'],
  ['emisionesvalor', 'emissions'],
  ['gastos_com', 'communityFee'],
  ['ascensor', 'lift', 'flag'],
  ['aire_con', 'airConditioning', 'flag'],
  ['terraza', 'terrace', 'flag'],
  ['balcon', 'balcony', 'flag'],
  ['vistasalmar', 'seaView', 'flag'],
  ['primera_line', 'firstLine', 'flag'],
  ['trastero', 'storageRoom', 'flag'],
  ['alarma', 'alarm', 'flag'],
  ['alarmarobo', 'alarm', 'flag'],
  ['chimenea', 'fireplace', 'flag'],
  ['arma_empo', 'wardrobes', 'flag'],
  ['jardin', 'garden', 'flag'],
  ['muebles', 'furnished'],
  ['orientacion', 'orientation'],
  ['videos', 'videoUrl'],
  ['tourvirtual', 'virtualTourUrl'],
  ['titulo1', 'titleEs', 'line'],
  ['titulo2', 'titleEn', 'line'],
  ['titulo3', 'titleDe', 'line'],
  ['titulo4', 'titleFr', 'line'],
  ['descrip1', 'descriptionEs', 'text'],
  ['descrip2', 'descriptionEn', 'text'],
  ['descrip3', 'descriptionDe', 'text'],
  ['descrip4', 'descriptionFr', 'text'],
]

/** Ticks that are a thing among others, in words that our table of features knows. */
const THINGS: [string, string][] = [
  ['solarium', 'solarium'],
  ['barbacoa', 'barbacoa'],
  ['jacuzzi', 'jacuzzi'],
  ['sauna', 'sauna'],
  ['gimnasio', 'gimnasio'],
  ['lavanderia', 'lavadero'],
  ['patio', 'patio'],
  ['terrazaacris', 'terraza acristalada'],
  ['puerta_blin', 'puerta blindada'],
  ['video_port', 'videoportero'],
  ['doble_crist', 'doble cristal'],
  ['domotica', 'domotica'],
  ['vallado', 'vallado'],
  ['minus', 'adaptado'],
  ['preinstaacc', 'preinstalacion de aire'],
]

/** `1`, `true`, `sí` …; a text of another kind is no tick. */
export const isTicked = (text: string): boolean => /^(1|true|t|yes|y|si|sí|on|-1)$/i.test(text)

/** `~` and two hyphens stand for the end of a line. */
const lines = (text: string): string => text.replace(/\s*(~|--+)\s*/g, '\n')
const oneLine = (text: string): string => lines(text).replace(/\s+/g, ' ').trim()

/** What of a record can be asked by the short name of a tag, in both files. */
export interface Tags {
  text(tag: string): string
  label(tag: string): string
}

/** The tags of a record; `prefix`: the name of the table before them. */
export const tagsOf = (node: Node, prefix = ''): Tags => ({
  text: (tag) => textAt(node, prefix + tag).trim(),
  label: (tag) => prefix + tag,
})

/** What both files say alike of a home. */
export function saidIn(tags: Tags): SaidHome {
  const said = new SaidHome()
  const add = (field: HomeField, tag: string, text: string): void =>
    said.add(field, { text, label: tags.label(tag) })
  for (const [tag, field, how] of TAGS) {
    const text = tags.text(tag)
    if (how === 'flag') add(field, tag, isTicked(text) ? '1' : '')
    else if (how === 'text') add(field, tag, lines(text))
    else if (how === 'line') add(field, tag, oneLine(text))
    // Zero and dates that are none (`-0001`, `0/0`) are blanks of theirs.
    else add(field, tag, /^(0([.,]0+)?|.*-0001.*|0\/0.*)$/.test(text) ? '' : text)
  }
  for (const [tag, words] of THINGS) add('features', tag, isTicked(tags.text(tag)) ? words : '')
  if (isTicked(tags.text('piscina_prop'))) add('pool', 'piscina_prop', 'private')
  else if (isTicked(tags.text('piscina_com'))) add('pool', 'piscina_com', 'communal')
  if (isTicked(tags.text('garajedoble'))) add('parkingSpaces', 'garajedoble', '2')
  else if (isTicked(tags.text('plaza_gara'))) add('parkingSpaces', 'plaza_gara', '1')
  // A year, or the age of the building in years, which says no year.
  const built = /\b(1[2-9]\d\d|20\d\d)\b/.exec(tags.text('antiguedad'))?.[0]
  add('constructionYear', 'antiguedad', built ?? '')
  // Where `longitud` is missing the longitude stands in `altitud`.
  const longitude = tags.text('longitud') ? 'longitud' : 'altitud'
  add('longitude', longitude, tags.text(longitude))
  for (let at = 1; at <= 200; at += 1) add('pictures', `foto${at}`, tags.text(`foto${at}`))
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
  const add = (field: HomeField, tag: string, text: string): void =>
    said.add(field, { text, label: tags.label(tag) })
  add('operation', 'accion', action)
  const [sale, rent] = [tags.text('precioinmo') || tags.text('precio'), tags.text('precioalq')]
  if (action === '' || SELLS.test(action) || !LETS.test(action))
    add('salePrice', 'precioinmo', sale)
  if (action === '' || LETS.test(action)) {
    add('rentPrice', 'precioalq', rent)
    add('rentPeriod', 'tipomensual', tags.text('tipomensual'))
  }
}
