import type { Readable } from 'node:stream'
import type { FeedEvent } from '../feed/feed-event.ts'
import { emptiesOf } from '../said/empties.ts'
import { homeOf } from '../said/home.ts'
import { namesIn, nameFields } from '../said/name-fields.ts'
import type { SaidHome } from '../said/said.ts'
import { child, lineAt, readRecords, textAt, type Node } from '../xml/records.ts'
import { thingsOf } from './alike.ts'
import { saidIn, sayPrices, tagsOf, type Tags } from './say.ts'
import { isTicked } from './values.ts'

function homeEvent(node: Node, said: SaidHome, tags: Tags): FeedEvent {
  const home = homeOf(said, 'V')
  const things = thingsOf(tags, home.steps.features.features)
  if (things.length > 0) home.steps.features.features = things
  nameFields(home, namesIn(said))
  return { kind: 'home', home, empty: emptiesOf(said), lineOf: (field) => lineAt(node, field) }
}

/** What is not on the market says so by a tick of theirs. */
function sayStatus(said: SaidHome, node: Node, tag: string): void {
  if (isTicked(textAt(node, tag))) said.add('status', { text: 'no disponible', label: tag })
}

/** Inmovilla's web feed (`2-web.xml`): a snapshot of what is on the market. */
export async function* readInmovillaWeb(source: Readable): AsyncGenerator<FeedEvent> {
  let fits = false
  for await (const node of readRecords(source, 'propiedad')) {
    if (node.name !== 'propiedad') continue
    fits ||= ['tipo_ofer', 'precioinmo', 'precioalq'].some((tag) => child(node, tag))
    const tags = tagsOf(node)
    const said = saidIn(tags)
    said.add('externalId', { text: textAt(node, 'id'), label: 'id' })
    said.add('type', { text: textAt(node, 'tipo_ofer'), label: 'tipo_ofer' })
    sayPrices(said, tags, textAt(node, 'accion'))
    sayStatus(said, node, 'nodisponible')
    yield homeEvent(node, said, tags)
  }
  yield { kind: 'format', fits }
}

/** Columns of the export that come from other tables than that of the homes. */
const JOINED = [
  ['tipo_tipo_ofer', 'type'],
  ['ciudad_ciudad', 'town'],
  ['ciudades_ciudad', 'town'],
  ['zonas_zona', 'zone'],
  ['provincias_provincia', 'province'],
  ['tipoori_orientacion', 'orientation'],
  ['tipocalefaccion_txtcalefaccion', 'heating'],
  ['tipovistas_vistas', 'features'],
] as const

/** The export of Inmovilla's back office: each tag bears the name of its table. */
export async function* readInmovillaExport(source: Readable): AsyncGenerator<FeedEvent> {
  let fits = false
  for await (const node of readRecords(source, 'datos')) {
    if (node.name !== 'datos') continue
    fits ||= child(node, 'ofertas_cod_ofer') !== undefined
    const tags = tagsOf(node, 'ofertas_')
    const said = saidIn(tags)
    said.add('externalId', { text: tags.text('cod_ofer'), label: 'ofertas_cod_ofer' })
    for (const [label, field] of JOINED) said.add(field, { text: textAt(node, label), label })
    sayPrices(said, tags, tags.text('accion'))
    sayStatus(said, node, 'ofertas_nodisponible')
    yield homeEvent(node, said, tags)
  }
  yield { kind: 'format', fits }
}
