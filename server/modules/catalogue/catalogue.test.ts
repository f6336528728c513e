import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('gives the operation types by the numbers of the specification, labelled', async () => {
  const { status, body } = await server.call('getCatalogue', {})
  expect(status).toBe(200)
  expect(body.operations.map(({ id, key, label }) => `${id} ${key} ${label}`)).toEqual([
    '1 V Venta',
    '2 A Alquiler',
    '3 FDM Fuera de mercado',
    '4 NP Nuda propiedad',
    '5 P Permuta',
    '7 T Traspaso',
    '12 VOT Venta o traspaso',
    '13 ON Obra nueva',
    '14 TDA Alquiler de temporada',
  ])
})

it('offers the source OTHER only when it is asked for', async () => {
  const keys = async (query: { other?: boolean }) =>
    (await server.call('getCatalogue', { query })).body.sources.map(({ key }) => key)
  expect(await keys({})).toEqual(['API', 'ABSI', 'APIW', 'MICRO'])
  expect(await keys({ other: true })).toEqual(['API', 'ABSI', 'APIW', 'MICRO', 'OTHER'])
})
