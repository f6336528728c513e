import { describe, expect, it } from 'vitest'
import type { ImportTablePlan } from '../../../../generated/model/index.ts'
import { workbook } from '../../../formats/table/sheet.fixture.ts'
import { Unreadable } from '../../../formats/table/unreadable.ts'
import { columnsOf, proposed } from './columns.ts'
import { MESSY } from './messy.fixture.ts'
import { headerHash, openHomes } from './open.ts'
import { previewOf } from './preview.ts'
import { homesOf } from './read.ts'

async function read(bytes: Buffer, change: (plan: ImportTablePlan) => ImportTablePlan = (p) => p) {
  const table = await openHomes(bytes)
  const plan = change(proposed(columnsOf(table)))
  return { table, plan, homes: homesOf(table, plan).map(({ home }) => home) }
}
const csv = (...lines: string[]): Buffer => Buffer.from(lines.join('\n'))

it('knows the names and kinds of homes that offices of the islands write', async () => {
  const { plan, homes } = await read(
    csv(
      'Código;Clase;Se ofrece en;Importe;Pueblo;Calle y nº;Texto (ES);Text (EN)',
      '1;Àtic;Venta;300000;Inca;C/ Major, 1;Soleado;Sunny',
      "2;Plaça d'aparcament;Venta;20000;Sóller;;;",
      '3;Casa adossada;Alquiler;900;;;;',
    ),
  )
  expect(plan.columns.map(({ field }) => field)).toEqual([
    'externalId',
    'type',
    'operation',
    'price',
    'town',
    'street',
    'descriptionEs',
    'descriptionEn',
  ])
  expect(
    homes.map(({ refused, steps: { basics } }) => [refused, basics.type, basics.subtype]),
  ).toEqual([
    [null, 'vivienda', 'atico'],
    [null, 'parking', 'individual'],
    [null, 'vivienda', 'adosado'],
  ])
  // A town that is not told is no town that is not known.
  expect(homes.flatMap(({ remarks }) => remarks.map(({ key }) => key))).toContain('noTown')
  expect(homes.flatMap(({ remarks }) => remarks.map(({ key }) => key))).not.toContain('unknownTown')
})

describe('a messy table of an office', () => {
  it('is read in Windows-1252 with semicolons, below a title', async () => {
    const { table, homes } = await read(MESSY)
    expect(table).toMatchObject({ format: 'csv', encoding: 'windows-1252', delimiter: ';' })
    expect(homes.map(({ ref, refused }) => [ref, refused?.key ?? null])).toEqual([
      ['PV-101', null],
      ['PV-102', null],
      ['PV-103', 'goneInFile'],
      ['PV-104', 'unknownType'],
      ['PV-105', null],
      [null, 'noIdLine'],
    ])
  })

  it('proposes its columns by name', async () => {
    const { plan } = await read(MESSY)
    expect(plan.columns.map(({ field }) => field)).toEqual([
      'ref',
      'type',
      'operation',
      'salePrice',
      'rentPrice',
      'town',
      'street',
      'postalCode',
      'bedrooms',
      'bathrooms',
      'built',
      'plot',
      'pool',
      'lift',
      'energyLetter',
      'status',
      'descriptionEs',
      'pictures',
      'pictures',
      'notes',
    ])
  })

  it('takes prices in cents, areas with a comma, and an address apart', async () => {
    const { homes } = await read(MESSY)
    const [villa, flat] = homes
    expect(villa?.steps.basics).toMatchObject({
      type: 'vivienda',
      subtype: 'villa',
      offers: [{ operation: 'V', price: 125_000_000 }],
    })
    expect(villa?.steps.layout).toMatchObject({
      bedrooms: 4,
      bathrooms: 3,
      built: 312.5,
      plot: 1250,
    })
    expect(villa?.steps.location).toMatchObject({
      municipalityIne: '07061',
      postalCode: '07100',
      streetType: 'calle',
      streetName: 'Sant Jaume',
      number: '12',
      addressVisibility: 'hidden',
    })
    expect(villa?.steps.features).toMatchObject({ pool: 'private' })
    expect(villa?.steps.texts.description?.['es']).toContain('jardín')
    expect(villa?.steps.texts.internalNotes).toBe('Observaciones: llaves en la oficina')
    expect(villa?.pictures).toEqual([
      { url: 'https://fotos.example/101-1.jpg', kind: 'photo' },
      { url: 'https://fotos.example/101-2.jpg', kind: 'photo' },
    ])
    expect(flat?.steps.basics.offers).toEqual([
      { operation: 'V', price: 39_500_000 },
      { operation: 'A', rentPeriod: 'MONTH', price: 145_000 },
    ])
    expect(flat?.steps.features.features).toEqual(['lift'])
    expect(flat?.steps.legal.energy).toEqual({ status: 'in_process' })
  })

  it('names its own columns in what it says', async () => {
    const { homes } = await read(MESSY)
    expect(homes[4]?.remarks).toContainEqual(
      expect.objectContaining({ field: 'Sup. construida (m²)', key: 'notNumber' }),
    )
    expect(homes[4]?.steps.layout.built).toBeUndefined()
  })

  it('takes a word as somebody says who knows the file', async () => {
    const { homes } = await read(MESSY, (plan) => ({
      ...plan,
      columns: plan.columns.map((column) =>
        column.field === 'type'
          ? { ...column, words: [{ word: 'CASONA', code: 'casa_de_pueblo' }] }
          : column,
      ),
    }))
    expect(homes[3]).toMatchObject({ refused: null })
    expect(homes[3]?.steps.basics.subtype).toBe('casa_de_pueblo')
  })
})

describe('the preview', () => {
  it('counts, shows what was understood, and asks about words', async () => {
    const { table, plan } = await read(MESSY)
    const preview = previewOf(table, plan, 'en')
    expect(preview).toMatchObject({ homes: 6, refused: 3 })
    expect(preview.rows[0]).toMatchObject({ line: 4, externalId: 'PV-101', refused: false })
    expect(preview.rows[0]?.values).toContainEqual({ field: 'built', text: '312.5' })
    expect(preview.words.map(({ field, word, count }) => [field, word, count])).toEqual([
      ['type', 'Casona', 1],
    ])
    expect(preview.words[0]?.choices).toContain('casa_de_pueblo')
    expect(preview.rows[3]?.issues[0]?.message).toMatch(/Casona/)
  })
})

it.each([
  [
    'English',
    'Reference,Property type,Price,Bedrooms,Town,Built area (m2)',
    'A-1,Villa,450000,3,Palma,140.5',
  ],
  [
    'Catalan',
    'Referència,Tipus,Preu,Habitacions,Població,Superfície construïda',
    'A-1,Xalet,"450.000",3,Palma,"140,5"',
  ],
  [
    'German',
    'Referenz,Objektart,Kaufpreis,Schlafzimmer,Ort,Wohnfläche',
    'A-1,Einfamilienhaus,"450.000",3,Palma,"140,5"',
  ],
  [
    'Spanish',
    'Referencia,Tipo de inmueble,Precio de venta,Nº hab.,Población,m² construidos',
    'A-1,Chalet,450.000 €,3,Palma,"140,5"',
  ],
])('knows the columns of a table in %s', async (_language, header, row) => {
  const { homes } = await read(csv(header, row))
  expect(homes[0]?.refused).toBeNull()
  expect(homes[0]?.steps.basics.offers).toEqual([{ operation: 'V', price: 45_000_000 }])
  expect(homes[0]?.steps.layout).toMatchObject({ bedrooms: 3, built: 140.5 })
  expect(homes[0]?.steps.location.municipalityIne).toBe('07040')
})

it('guesses odd names by a word in them, or by the values below', async () => {
  const { plan } = await read(
    csv(
      'Cód.;Clase de finca;Se vende/alquila;P.V.P.;€/mes;WC y baños;M2 const.;M2 parcela;Asc.;¿Sigue?;Precio por m2',
      'A-1;Chalet en Mal Pas;Venta;1.350.000 €;;3;280,5;1.200;Sí;Reservada;4.800',
      'A-2;Bungalow con vistas;Alquiler;;1.100;1;75;;No;Disponible;14',
    ),
  )
  expect(plan.columns.map(({ field }) => field)).toEqual([
    'externalId',
    'type',
    'operation',
    'price',
    'rentPrice',
    'bathrooms',
    'built',
    'plot',
    'lift',
    'status',
  ])
})

it('knows a price by the month, and an abbreviated energy certificate', async () => {
  const { plan } = await read(csv('Ref;Tipo;Alquiler/mes;Cert. energ.', 'A-1;Piso;1.450;D'))
  expect(plan.columns.map(({ field }) => field)).toEqual([
    'ref',
    'type',
    'rentPrice',
    'energyLetter',
  ])
})

it('reads a workbook: numbers, yes and no, a zip code without its zero', async () => {
  const { table, homes } = await read(
    workbook([
      [
        'Código',
        'Referencia',
        'Tipo',
        'Precio',
        'Municipio',
        'CP',
        'Ascensor',
        'm2',
        'Latitud',
        'Longitud',
      ],
      [4711, 'R-1', 'Ático', 685000, 'Sóller', 7100, 'Sí', 164.5, 39.766, 2.7152],
      [4712, 'R-2', 'Piso', 1250000.5, 'Palma', 7001, 'No', 92, '', ''],
    ]),
  )
  expect(table.format).toBe('xlsx')
  expect(homes.map(({ externalId, ref }) => [externalId, ref])).toEqual([
    ['4711', 'R-1'],
    ['4712', 'R-2'],
  ])
  expect(homes[0]?.steps).toMatchObject({
    basics: { subtype: 'atico', offers: [{ price: 68_500_000 }] },
    layout: { built: 164.5 },
    features: { features: ['lift'] },
    location: { postalCode: '07100', geo: { lat: 39.766, lon: 2.7152 } },
  })
  expect(homes[1]?.steps.basics.offers[0]?.price).toBe(125_000_050)
})

it('takes rows of one home for sale and to let as one, and says of other doubles', async () => {
  const { homes } = await read(
    csv(
      'ref,tipo,operacion,precio,municipio',
      'A-1,Piso,Venta,300000,Palma',
      'A-1,Piso,Alquiler,1200,Palma',
      'A-2,Piso,Venta,200000,Palma',
      'A-2,Villa,Venta,900000,Palma',
    ),
  )
  expect(homes).toHaveLength(2)
  expect(homes[0]?.steps.basics.offers.map(({ operation, price }) => [operation, price])).toEqual([
    ['V', 30_000_000],
    ['A', 120_000],
  ])
  expect(homes[1]?.steps.basics).toMatchObject({ subtype: 'piso' })
  expect(homes[1]?.remarks.map(({ key, params }) => [key, params])).toContainEqual([
    'doubleRow',
    { id: 'A-2', line: 5 },
  ])
})

it('knows a table again by its columns, whatever their capitals', async () => {
  const [a, b, c] = await Promise.all(
    ['Ref;Tipo;Precio', 'REF;tipo;PRECIO ', 'Ref;Precio;Tipo'].map(async (header) =>
      headerHash((await openHomes(csv(header, 'A;Piso;1', 'B;Piso;2'))).header),
    ),
  )
  expect(a).toBe(b)
  expect(a).not.toBe(c)
})

it.each([
  ['an empty file', Buffer.alloc(0), 'emptyFile'],
  ['names and no rows', csv('Referencia;Tipo;Precio'), 'noRows'],
  ['a web page', csv('<!doctype html><html><body>Login</body></html>'), 'noTable'],
  ['a feed', csv('<?xml version="1.0"?><root><property/></root>'), 'noTable'],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), 'oldExcel'],
  ['a picture', Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 7) % 32)), 'noTable'],
  ['a poem', csv('Veles e vents han mos desigs complir', 'faent camins dubtosos'), 'noTable'],
  [
    'too many rows',
    csv('ref;tipo', ...Array.from({ length: 20_020 }, (_, at) => `${at};Piso`)),
    'tooManyRows',
  ],
])('refuses %s in words', async (_what, bytes, key) => {
  const refused = await openHomes(bytes).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Unreadable)
  expect(refused).toMatchObject({ key })
})
