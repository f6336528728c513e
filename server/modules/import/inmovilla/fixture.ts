/** Files for tests, written anew in the way of Inmovilla's: tags that replace the plain ones. */
const WEB: Record<string, string> = {
  ref: 'SOL-12',
  numagencia: '42',
  accion: 'Vender',
  tipo_ofer: 'Piso',
  precioinmo: '259.000',
  precioalq: '0',
  ciudad: 'Soller',
  provincia: 'Baleares',
  zona: 'Port',
  cp: '07108',
  latitud: '39.766',
  altitud: '2.7152',
  m_cons: '92.00',
  m_uties: '80.50',
  habitaciones: '1',
  habdobles: '2',
  banyos: '1',
  aseos: '1',
  numplanta: '3',
  conservacion: 'Reformado',
  antiguedad: '1985',
  energialetra: 'E',
  energiavalor: '120.5',
  titulo1: 'Piso con vistas ~ al puerto',
  descrip1: 'Primera línea.~Dos terrazas.--Cerca del tranvía.',
  descrip2: 'First line.~Two terraces.',
  ascensor: '1',
  terraza: '1',
  trastero: '0',
  piscina_com: '1',
  foto1: 'https://example.test/1.jpg',
  foto2: 'https://example.test/2.jpg',
}

const tags = (all: Record<string, string>): string =>
  Object.entries(all)
    .map(([name, text]) => `<${name}>${text}</${name}>`)
    .join('\n')

export const webHome = (id: string, more: Record<string, string> = {}): string =>
  `<propiedad>\n${tags({ id, ...WEB, ...more })}\n</propiedad>`

export const webFeed = (homes: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<propiedades>\n${homes.join('\n')}\n</propiedades>`

/** A home of the export: the same, with the table before each name. */
export function exportHome(id: string, more: Record<string, string> = {}): string {
  const { tipo_ofer: type = '', accion: _none, provincia, altitud, ...own } = WEB
  const offered = Object.entries({ cod_ofer: id, ...own, altitud: '35', longitud: altitud ?? '' })
  return `<datos>\n${tags({
    ...Object.fromEntries(offered.map(([name, text]) => [`ofertas_${name}`, text])),
    tipo_tipo_ofer: type,
    provincias_provincia: provincia ?? '',
    ...more,
  })}\n</datos>`
}

export const exportFile = (homes: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<root>\n${homes.join('\n')}\n</root>`
