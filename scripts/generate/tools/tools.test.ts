import { expect, test } from 'vitest'
import type { Contract } from '../contract.ts'
import { asJson, type Json } from '../json.ts'
import { readContractFile } from './tools.fixture.ts'
import { toolsFile } from './index.ts'
import type { Tool, ToolTable } from '../../../generated/mcp/tool-type.ts'

const contract = readContractFile()
/** The tools of a contract in which an operation is told anew. */
function tableOf(path: string, change: (tool: Json) => Json): ToolTable {
  const document = structuredClone(contract.document)
  const operation = asJson(asJson(asJson(document['paths'])[path])['get'])
  operation['x-tool'] = change(asJson(operation['x-tool']))
  return JSON.parse(toolsFile({ ...contract, document } as Contract)) as ToolTable
}
const PLACES = '/api/v1/place/'

test('two lines and its words make a tool', () => {
  const table = tableOf(PLACES, () => ({
    intent: 'find_places',
    act: 'read',
    give: ['/items/*/slug'],
  }))
  const tool = table.tools.find(({ name }) => name === 'find_places')
  expect(tool).toMatchObject({
    lead: { id: 'searchPlaces', path: PLACES, gives: [{ at: '/items/*/slug', as: 'plain' }] },
    inputSchema: { type: 'object', additionalProperties: false },
  })
  expect(Object.keys(tool?.inputSchema['properties'] as object)).toEqual([
    'q',
    'kind',
    'operation',
    'limit',
    'language',
  ])
})

test('money goes in and out as euros', () => {
  const { tools } = tableOf('/api/v1/listing/', (tool) => tool)
  const [{ inputSchema, lead }] = tools.filter(({ name }) => name === 'find_homes') as [Tool]
  expect(Object.keys(inputSchema['properties'] as object)).toContain('priceMaxEuros')
  expect(lead.takes['priceMaxEuros']).toEqual({ name: 'priceMax', in: 'query', euros: true })
  expect(lead.gives).toContainEqual({ at: '/items/*/price', as: 'euros' })
  expect(JSON.stringify(inputSchema)).not.toMatch(/cents|\\$ref|"x-/)
})

test.each([
  ['a parameter that there is not', { take: ['colour'] }, 'no parameter colour'],
  ['a part that there is not', { give: ['/items/*/colour'] }, 'is no part of its answer'],
  ['an intent without words', { intent: 'find_nothing' }, 'no words'],
])('%s ends npm run generate', (_what, more, says) => {
  expect(() => tableOf(PLACES, (tool) => ({ ...tool, ...more }))).toThrow(says)
})

test('a free text is somebody else’s unless the contract says that it is ours', () => {
  const document = structuredClone(contract.document)
  const place = asJson(asJson(asJson(document['components'])['schemas'])['Place'])
  delete asJson(asJson(place['properties'])['name'])['x-untrusted']
  const table = JSON.parse(toolsFile({ ...contract, document } as Contract)) as ToolTable
  const { lead } = table.tools.find(({ name }) => name === 'find_places') as Tool
  expect(lead.gives).toContainEqual({ at: '/items/*/name', as: 'plain', from: 'form' })
  expect(lead.gives).toContainEqual({ at: '/items/*/municipality', as: 'plain' })
})
