import { expect, test } from 'vitest'
import type { Contract } from '../contract.ts'
import { asJson, type Json } from '../json.ts'
import { readContractFile } from './tools.fixture.ts'
import { toolsFile } from './index.ts'
import type { Tool, ToolRole, ToolTable } from '../../../generated/mcp/tool-type.ts'

const contract = readContractFile()
/** The tools of a contract that is changed. */
function tableWith(change: (document: Json) => void): ToolTable {
  const document = structuredClone(contract.document)
  change(document)
  return JSON.parse(toolsFile({ ...contract, document } as Contract)) as ToolTable
}
const getOf = (document: Json, path: string): Json =>
  asJson(asJson(asJson(document['paths'])[path])['get'])
/** The tools of a contract in which an operation is told anew. */
const tableOf = (path: string, change: (tool: Json) => Json): ToolTable =>
  tableWith((document) => {
    const operation = getOf(document, path)
    operation['x-tool'] = change(asJson(operation['x-tool']))
  })
const toolOf = ({ roles }: ToolTable, name: string, role: ToolRole = 'visitor'): Tool => {
  const tool = roles[role].find((one) => one.name === name)
  if (!tool) throw new Error(`${role} has no ${name}`)
  return tool
}
const namesOf = ({ roles }: ToolTable, role: ToolRole): string[] =>
  roles[role].map(({ name }) => name).toSorted()
const argumentsOf = (tool: Tool): string[] => Object.keys(tool.inputSchema['properties'] as object)
const PLACES = '/api/v1/place/'
const LISTINGS = '/api/v1/listing/'

test('two lines and its words make a tool, of visitors unless it says whose', () => {
  const table = tableOf(PLACES, () => ({
    intent: 'find_places',
    act: 'read',
    give: ['/items/*/slug'],
  }))
  const tool = toolOf(table, 'find_places')
  expect(tool).toMatchObject({
    lead: { id: 'searchPlaces', path: PLACES, gives: [{ at: '/items/*/slug', as: 'plain' }] },
    inputSchema: { type: 'object', additionalProperties: false },
    scopes: [],
  })
  expect(argumentsOf(tool)).toEqual(['q', 'kind', 'operation', 'limit', 'language'])
  expect(namesOf(table, 'USER')).not.toContain('find_places')
})

test('a sum is told in euros alone, and no argument speaks of what a model cannot know', () => {
  const { properties } = toolOf(
    tableWith(() => undefined),
    'propose_price',
    'agents',
  ).inputSchema
  const { priceEuros } = properties as Record<string, { description: string }>
  expect(priceEuros?.description).toMatch(/^Whole euros\. The new price/)
  const told = (description: string) => () =>
    tableWith((document) => {
      const [q] = getOf(document, PLACES)['parameters'] as Json[]
      if (q) q['description'] = description
    })
  expect(told('Cents of it.')).toThrow('says to a model')
  expect(told('Section 3 of the specification.')).toThrow('says to a model')
  expect(told('')).toThrow('says to a model')
})

test('each role has its tools', () => {
  const table = tableWith(() => undefined)
  const open = ['find_homes', 'find_places', 'show_home', 'true_cost', 'visit_times']
  expect(namesOf(table, 'visitor')).toEqual(open)
  expect(namesOf(table, 'USER')).toEqual([...open, 'my_homes'].toSorted())
  expect(namesOf(table, 'agents')).toEqual([
    'day_brief',
    'explain_match',
    'find_demands',
    'find_homes',
    'find_people',
    'free_times',
    'propose_answer',
    'propose_event',
    'propose_price',
    'propose_record',
    'propose_selection',
    'propose_status',
    'read_inbox',
    'show_home',
    'true_cost',
  ])
})

test('one tool may take more, and ask more, of who may more', () => {
  const table = tableWith(() => undefined)
  const [visitors, agents] = [toolOf(table, 'find_homes'), toolOf(table, 'find_homes', 'agents')]
  expect([visitors.scopes, agents.scopes]).toEqual([[], ['read:property']])
  expect([Object.keys(visitors.parts), Object.keys(agents.parts)]).toEqual([[], ['listProperties']])
  expect(argumentsOf(visitors)).not.toContain('in')
  expect(argumentsOf(agents)).toEqual(expect.arrayContaining(['in', 'status', 'priceMaxEuros']))
})

test('money goes in and out as euros', () => {
  const { inputSchema, lead } = toolOf(
    tableWith(() => undefined),
    'find_homes',
  )
  expect(Object.keys(inputSchema['properties'] as object)).toContain('priceMaxEuros')
  expect(lead.takes['priceMaxEuros']).toEqual({
    name: 'priceMax',
    in: 'query',
    euros: true,
    many: false,
  })
  expect(lead.gives).toContainEqual({ at: '/items/*/price', as: 'euros' })
  expect(JSON.stringify(inputSchema)).not.toMatch(/cents|\\$ref|"x-/)
})

/** At its line, as the other faults of the contract. */
const AT = /^openapi\/paths\/[\w/-]+\.yaml:\d+ x-tool of \w+: /
test.each([
  ['a parameter that there is not', { take: ['colour'] }, 'no parameter colour'],
  ['a part that there is not', { give: ['/items/*/colour'] }, 'is no part of its answer'],
  ['an intent without words', { intent: 'find_nothing' }, 'no words'],
  [
    'an argument that is an address by its form',
    { own: { to: { type: 'string', format: 'email', description: 'Whom' } } },
    'to is an address',
  ],
  [
    'an argument that is an address by its name',
    { own: { callbackUrl: { type: 'string', description: 'Where' } } },
    'callbackUrl is an address',
  ],
  [
    'arguments without end',
    { own: { much: { type: 'string', description: 'x'.repeat(3000) } } },
    'bytes; at most 2560',
  ],
])('%s ends npm run generate, at its line', (_what, more, says) => {
  const act = () => tableOf(PLACES, (tool) => ({ ...tool, ...more }))
  expect(act).toThrow(says)
  expect(act).toThrow(AT)
})

test('a list that a model would not read ends npm run generate', () => {
  const long = (length: number) => ({ type: 'string', description: 'x'.repeat(length) })
  const act = () =>
    tableWith((document) => {
      for (const path of Object.keys(asJson(document['paths']))) {
        const tool = asJson(getOf(document, path)['x-tool'])
        if (
          tool['intent'] === undefined ||
          ['find_homes', 'true_cost'].includes(String(tool['intent']))
        )
          continue
        tool['own'] = {
          ...asJson(tool['own']),
          why: long(tool['intent'] === 'find_demands' ? 1000 : 1500),
        }
      }
    })
  expect(act).toThrow(/the list of a role takes \d+ bytes/)
  expect(act).toThrow(AT)
})

test('a sixteenth tool of a role ends npm run generate', () => {
  const act = () =>
    tableWith((document) => {
      const paths = asJson(document['paths'])
      const lead = getOf(document, PLACES)
      for (let one = 0; one < 11; one += 1)
        paths[`${PLACES}${one}/`] = { get: { ...lead, operationId: `searchPlaces${one}` } }
    })
  expect(act).toThrow('it is tool 16 of a role; at most 15')
})

test('what answers with a file is no tool', () => {
  const act = () =>
    tableWith((document) => {
      getOf(document, LISTINGS)['responses'] = {
        200: { content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } },
      }
    })
  expect(act).toThrow('it answers with a file')
})

test('a free text is somebody else’s unless the contract says that it is ours', () => {
  const table = tableWith((document) => {
    const place = asJson(asJson(asJson(document['components'])['schemas'])['Place'])
    delete asJson(asJson(place['properties'])['name'])['x-untrusted']
  })
  const { lead } = toolOf(table, 'find_places')
  expect(lead.gives).toContainEqual({ at: '/items/*/name', as: 'plain', from: 'form' })
  expect(lead.gives).toContainEqual({ at: '/items/*/municipality', as: 'plain' })
})

test('people are known wherever they stand in an answer, given or not', () => {
  const { lead, parts } = toolOf(
    tableWith(() => undefined),
    'find_people',
    'agents',
  )
  expect(lead.gives).toContainEqual({ at: '/items/*/name', as: 'person', from: 'form' })
  expect(parts['getContact']?.people).toEqual(
    expect.arrayContaining(['/name', '/person/lastName', '/reach/phones/*/number']),
  )
})
