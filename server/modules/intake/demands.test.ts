import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DemandFeature, type Demand, type DemandPage } from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { wantedFeature } from './reading/wish/features.ts'
import { wantedPlaces } from './reading/wish/read.ts'
import { wishOf } from './reading/wish/wish.ts'
import { walkOf } from './walk.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const { upload, plan, bring, read, preview, rows, people, person } = walkOf(() => server)
const admin = (): Promise<Person> => server.register({ role: 'ADMIN' })
const demands = async (token: string): Promise<DemandPage> =>
  (await server.call('listDemands', { token, query: { limit: 100 } })).body
const demandOf = async (token: string, id: string): Promise<Demand> =>
  (await server.call('getDemand', { token, params: { id } })).body

/** As a program exports its clients with what they look for. */
const HEAD =
  'Nombre;Apellidos;Móvil;Operación;Tipo de inmueble;Zona;Precio desde;Precio ' +
  'hasta;M2;Dormitorios;Baños;Piscina;Ascensor;Demanda'
const CLIENTS = [
  HEAD,
  'Klaus;Brandt;600112233;Compra;Casa;Sóller, Deià;700.000;1.000.000 €;150;4;2;Sí;No;Con vistas',
  'Aina;Pons;600112244;Alquiler;Piso;Palma de Mallorca;;1.200;;2;;No;Sí;',
  'Biel;Mas;600112255;;Local;07100;;;;;;;;',
  'Joan;Riu;600112266;;;;;;;;;;;',
].join('\n')

describe('what to do, said with more', () => {
  it.each([
    ['Compra / Alquiler', ['V', 'A'], undefined],
    ['comprar o alquilar', ['V', 'A'], undefined],
    ['buy or rent', ['V', 'A'], undefined],
    ['Compra chalet', ['V'], ['vivienda']],
    ['Alquiler de temporada', ['TDA'], undefined],
  ])('%s', (value, operations, types) => {
    const said = [
      { field: 'wantOperation', value },
      { field: 'wantBedroomsMin', value: '2' },
    ] as Parameters<typeof wishOf>[0]
    const { wish, remarks } = wishOf(said, null, (field) => field)
    expect(remarks).toEqual([])
    expect(wish?.what).toEqual({ operations, ...(types && { types, subtypes: expect.anything() }) })
    expect(wish?.follow).toBeUndefined()
  })

  it('keeps what it cannot read in the notes', () => {
    const said = [
      { field: 'wantOperation', value: 'Compra palacete raro' },
      { field: 'wantBedroomsMin', value: '2' },
    ] as Parameters<typeof wishOf>[0]
    expect(wishOf(said, null, (field) => field).wish?.follow?.notes).toContain('palacete raro')
  })
})

describe('issue 11: more than a demand holds', () => {
  it('places beyond the fortieth are told and stay in the notes', async () => {
    const { token } = await admin()
    const codes = Array.from({ length: 900 }, (_, index) => String(7001 + index).padStart(5, '0'))
    const known = codes.filter((code) => wantedPlaces(code)).slice(0, 43)
    expect(known).toHaveLength(43)
    const table = `Nombre;Móvil;Operación;Zona\nAina;600112288;Compra;"${known.join(', ')}"`
    const run = await bring(token, table)
    const [row] = (await rows(token, run.id)).items
    const { where, follow } = await demandOf(token, row?.demandId ?? '')
    expect(where?.places).toEqual(known.slice(0, 40))
    expect(follow?.notes).toContain(known.slice(40).join(', '))
    const told = `Una demanda admite 40 lugares; queda en sus notas: ${known.slice(40).join(', ')}.`
    expect(row?.remarks.map(({ message }) => message)).toEqual([told])
  })

  it('features beyond the thirtieth are told and stay in the notes', () => {
    // Words that this reads as its own code, one each: `sea views`, `jacuzzi`.
    const words = Object.values(DemandFeature)
      .map((code) => code.replace(/([A-Z])/g, ' $1').toLowerCase())
      .filter((word) => wantedFeature(word)?.toLowerCase() === word.replaceAll(' ', ''))
    expect(words.length).toBeGreaterThan(30)
    const said = [
      { field: 'wantOperation', value: 'Compra' },
      { field: 'wantFeatures', value: words.join(', ') },
    ] as Parameters<typeof wishOf>[0]
    const { wish, remarks } = wishOf(said, null, (field) => field)
    expect(wish?.home?.niceToHave).toEqual(words.slice(0, 30).map(wantedFeature))
    expect(remarks.map(({ key }) => key)).toEqual(words.slice(30).map(() => 'tooManyFeatures'))
    for (const word of words.slice(30)) expect(wish?.follow?.notes).toContain(word)
  })

  it('notes that are cut are told', () => {
    const said = [
      { field: 'wantOperation', value: 'Compra' },
      { field: 'wantBedroomsMin', value: '2' },
      { field: 'wantNotes', value: 'x'.repeat(5000) },
    ] as Parameters<typeof wishOf>[0]
    expect(wishOf(said, null, (field) => field).remarks).toMatchObject([{ key: 'notesCut' }])
  })
})

describe('exchange.md section 8: buyers and their demands come by a file', () => {
  it('names the columns of what people look for by itself', async () => {
    const { token } = await admin()
    const { columns } = await upload(token, CLIENTS)
    expect(columns.map(({ guess }) => guess)).toEqual([
      'firstName',
      'lastName',
      'mobile',
      'wantOperation',
      'wantType',
      'wantPlace',
      'wantPriceMin',
      'wantPriceMax',
      'wantAreaMin',
      'wantBedroomsMin',
      'wantBathroomsMin',
      'wantFeatures',
      'wantFeatures',
      'wantNotes',
    ])
  })

  it("brings people with demands in the wizard's own fields, and counts them before and after", async () => {
    const { token } = await admin()
    const run = await plan(token, await upload(token, CLIENTS))
    const shown = await preview(token, run.id)
    expect(shown.totals).toMatchObject({ created: 4, demands: 2 })
    expect(shown.rows[0]?.values).toContainEqual({
      field: 'demand',
      text: expect.stringMatching(/Sóller, Deià.*1\.000\.000/) as string,
    })
    expect(shown.rows[2]?.remarks.map(({ message }) => message)).toEqual([
      'No dice si busca comprar o alquilar: queda en las notas, sin demanda.',
    ])
    expect((await demands(token)).items).toEqual([])

    const done = await bring(token, CLIENTS)
    expect(done.totals).toMatchObject({ created: 4, demands: 2 })
    const report = (await rows(token, done.id)).items
    expect(report.map(({ demandId }) => demandId !== null)).toEqual([true, true, false, false])
    const klaus = await demandOf(token, report[0]?.demandId ?? '')
    expect(klaus).toMatchObject({
      status: 'SEARCH',
      contact: { name: 'Klaus Brandt' },
      what: { operations: ['V'], types: ['vivienda'] },
      where: { places: ['soller', 'deia'] },
      home: { areaMin: 150, bedroomsMin: 4, bathroomsMin: 2, niceToHave: ['pool'] },
      money: { priceMin: 70_000_000, priceMax: 100_000_000 },
      follow: { notes: 'Con vistas' },
    })
    expect(klaus.what.subtypes).toContain('villa')
    expect(await demandOf(token, report[1]?.demandId ?? '')).toMatchObject({
      what: { operations: ['A'], subtypes: ['piso', 'apartamento'] },
      where: { places: ['palma'] },
      home: { bedroomsMin: 2, niceToHave: ['lift'] },
      money: { priceMax: 120_000 },
    })
    expect((await person(token, 'Klaus')).profile.roles).toEqual(['buyer'])
    expect((await person(token, 'Aina')).profile.roles).toEqual(['tenant'])
    expect((await person(token, 'Joan')).profile.roles).toBeUndefined()
    // What makes no demand is not lost.
    expect((await person(token, 'Biel')).notes.text).toBe('Tipo de inmueble: Local\nZona: 07100')
    // Homes that were found for them are nobody's news; the run is.
    const news = (await server.call('listNotifications', { token })).body.items
    expect(news.map(({ body }) => body)).toEqual([
      'Nuevos: 4, actualizados: 0, demandas: 2, sin importar: 0.',
    ])
  })

  it('asks what those look to do whose row does not say', async () => {
    const { token } = await admin()
    const { id, totals } = await bring(token, CLIENTS, { wantOperation: 'V' })
    expect(totals).toMatchObject({ created: 4, demands: 3 })
    const biel = (await rows(token, id)).items[2]
    expect(await demandOf(token, biel?.demandId ?? '')).toMatchObject({
      what: { operations: ['V'], types: ['local'] },
      where: { places: ['07100'] },
    })
  })

  it('begins nothing twice when the file comes again, also after an agent changed a demand', async () => {
    const { token } = await admin()
    const first = await bring(token, CLIENTS)
    const [row] = (await rows(token, first.id)).items
    const { id, version, what } = await demandOf(token, row?.demandId ?? '')
    await server.call('updateDemand', {
      token,
      params: { id },
      body: { version, what: { ...what, types: ['terreno'] } },
    })
    const again = await bring(token, `${CLIENTS}\n${CLIENTS.split('\n')[1]}`)
    expect(again.totals).toMatchObject({ created: 0, demands: 0 })
    expect((await demands(token)).items).toHaveLength(2)
    const more = await bring(
      token,
      `${HEAD}\nKlaus;Brandt;600112233;Compra;Ático;Palma;;500k;;;;;;`,
    )
    expect(more.totals).toMatchObject({ unchanged: 1, demands: 1 })
    expect((await demands(token)).items).toHaveLength(3)
  })

  it('begins nothing twice either for somebody who is part of another contact by now', async () => {
    const { token } = await admin()
    await bring(token, CLIENTS)
    const [klaus, kept] = [
      await person(token, 'Klaus'),
      (
        await server.call('createContact', {
          token,
          body: {
            person: { firstName: 'Klaus', lastName: 'Brandt' },
            reach: { emails: [{ address: 'klaus@rig.example' }] },
          },
        })
      ).body,
    ]
    const merged = await server.call('mergeContact', {
      token,
      params: { id: kept.id },
      body: { version: kept.version, otherId: klaus.id, otherVersion: klaus.version },
    })
    expect(merged.status, JSON.stringify(merged.body)).toBe(200)
    expect((await bring(token, CLIENTS)).totals).toMatchObject({ created: 0, demands: 0 })
    expect((await demands(token)).items).toHaveLength(2)
  })

  it('is undone with its people, but for demands that somebody works with', async () => {
    const { token } = await admin()
    const run = await bring(token, CLIENTS)
    const [, aina] = (await rows(token, run.id)).items
    await server.call('addDemandNote', {
      token,
      params: { id: aina?.demandId ?? '' },
      body: { kind: 'CALL', text: 'Quiere verlo' },
    })
    await server.call('undoIntake', { token, params: { id: run.id } })
    await server.runJobs()
    expect(await read(token, run.id)).toMatchObject({
      status: 'rolled_back',
      undone: { removed: 3, kept: 1, demands: 1 },
    })
    expect((await people(token)).items.map(({ name }) => name)).toEqual(['Aina Pons'])
    expect((await demands(token)).items.map(({ id }) => id)).toEqual([aina?.demandId])
  })

  it('keeps what it cannot read in the notes of the demand, and says so', async () => {
    const { token } = await admin()
    const run = await bring(
      token,
      `${HEAD}\nEva;Font;600112277;Compra;Nave ` +
        'espacial;Atlántida;900.000;500.000;muchos;3;;;;\n' +
        'Pau;Sol;600112288;Compra;Piso / Terreno;Mallorca;;300.000 - 450.000;;;;;;',
    )
    const [eva, pau] = (await rows(token, run.id)).items
    expect(eva?.remarks.map(({ message }) => message)).toEqual([
      '«Nave espacial» no lo conocemos; queda en las notas de la demanda.',
      'No conocemos el lugar «Atlántida»; queda en las notas de la demanda.',
      '«muchos» no es una cifra; queda en las notas de la demanda.',
      '«900.000 – 500.000»: el mínimo pasa del máximo; los dos quedan en las notas de la demanda.',
    ])
    const of = await demandOf(token, eva?.demandId ?? '')
    expect(of.money).toBeUndefined()
    expect(of.home).toEqual({ bedroomsMin: 3 })
    expect(of.follow?.notes).toBe(
      'Tipo de inmueble: Nave espacial\nZona: Atlántida\nM2: muchos\nPrecio desde: 900.000\nPrecio hasta: 500.000',
    )
    const second = await demandOf(token, pau?.demandId ?? '')
    // A subtype would shut out all land.
    expect(second.what).toEqual({ operations: ['V'], types: ['vivienda', 'terreno'] })
    expect(second.where).toEqual({ islands: ['MALLORCA'] })
    expect(second.money).toEqual({ priceMin: 30_000_000, priceMax: 45_000_000 })
  })
})
