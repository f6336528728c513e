import type { LabDialect } from '../../../../generated/model/index.ts'
import { workbook } from '../../../formats/table/sheet.fixture.ts'
import { feed, home } from '../kyero/fixture.ts'
import { MESSY } from '../table/messy.fixture.ts'

const xml = (body: string): Buffer => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`)
const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value, null, 2))

/** A file of each kind as its program writes it, written anew for the tests. */
export const KINDS: [LabDialect, Buffer][] = [
  ['kyero', Buffer.from(feed([home('a'), home('b')]))],
  [
    'idealista',
    json({
      customerCountry: 'Spain',
      customerCode: `ilc${'0'.repeat(40)}`,
      customerProperties: [
        {
          propertyCode: '1',
          propertyOperation: { operationType: 'sale', operationPrice: 1 },
          propertyAddress: {},
        },
      ],
    }),
  ],
  [
    'inmovilla_web',
    xml(
      '<propiedades><propiedad><id>1</id><accion>Vender</accion><tipo_ofer>Piso</tipo_ofer>' +
        '<precioinmo>1</precioinmo><latitud>39</latitud><altitud>2</altitud></propiedad></propiedades>',
    ),
  ],
  [
    'inmovilla_export',
    xml(
      '<root><datos><ofertas_cod_ofer>1</ofertas_cod_ofer><ofertas_precioinmo>1</ofertas_precioinmo>' +
        '<tipo_tipo_ofer>Piso</tipo_tipo_ofer></datos></root>',
    ),
  ],
  [
    'resales',
    xml(
      '<root><property><referenceId>R1</referenceId><lister>x</lister><saleDetails><price>1</price>' +
        '<commission>5</commission></saleDetails></property></root>',
    ),
  ],
  [
    'website_json',
    json([
      {
        id: 'a',
        type: 'vivienda',
        offers: [{ operation: 'V', price: 1 }],
        location: { municipality: 'Sóller' },
        layout: { built: 1 },
        photos: [],
      },
    ]),
  ],
  [
    'website_csv',
    Buffer.from(
      'id,ref,url,operation,price_eur,rent_period,type,subtype,built_m2,energy_status,title_es\r\n' +
        '1,A-1,https://x.example,V,100,,vivienda,piso,80,provided,Piso\r\n',
    ),
  ],
  ['csv', MESSY],
  [
    'xlsx',
    workbook([
      ['Referencia', 'Tipo', 'Precio'],
      ['A-1', 'Piso', 100_000],
    ]),
  ],
  [
    'openimmo',
    xml('<openimmo><uebertragung version="1.2.7"/><anbieter><immobilie/></anbieter></openimmo>'),
  ],
  [
    'reso',
    json({
      '@odata.context': 'https://x.example/$metadata#Property',
      value: [
        { ListingKey: '1', StandardStatus: 'Active', PropertyType: 'Residential', ListPrice: 1 },
      ],
    }),
  ],
  ['trovit', xml('<trovit><ad><id>1</id><floor_area>80</floor_area></ad></trovit>')],
  [
    'google_rss',
    xml(
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>1</g:id></item></channel></rss>',
    ),
  ],
]
