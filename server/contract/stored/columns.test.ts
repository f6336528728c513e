import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { readRoutes } from '../routes.ts'
import { shapesOf } from './columns.ts'
import { Stored } from './index.ts'
import { OWN } from './own-columns.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 300_000)
afterAll(() => server.close())

it('every jsonb column says what it holds of the contract, or that it holds nothing of it', async () => {
  const { rows } = await sql<{
    name: string
  }>`select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema() and data_type = 'jsonb' order by 1`.execute(server.db)
  const said = [...shapesOf(readRoutes().contract).keys(), ...Object.keys(OWN)]
  expect(said.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

it('a step that is new in the contract is stored, without a line of code', () => {
  const { contract } = readRoutes()
  const { PropertyInput: input = {}, Property: whole = {} } = contract.$defs
  const mooring = { type: 'object', properties: { note: { type: 'string' } } }
  const withStep = (schema: object) => ({
    ...schema,
    properties: { ...(schema as { properties?: object }).properties, mooring },
  })
  const tomorrow = {
    ...contract,
    $defs: { ...contract.$defs, PropertyInput: withStep(input), Property: withStep(whole) },
  }
  const doc = { basics: { type: 'vivienda', offers: [] }, mooring: { note: 'Amarre 12' } }
  const read = (by: typeof contract): unknown =>
    new Stored(by).columns().get('property.doc')?.(structuredClone(doc))
  expect(read(tomorrow)).toEqual(doc)
  expect(read(contract)).toEqual({ basics: doc.basics })
})
