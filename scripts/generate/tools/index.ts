import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tool, ToolOperation, ToolRole, ToolTable } from '../../../generated/mcp/tool-type.ts'
import type { Contract } from '../contract.ts'
import { asJson, asList, type Json } from '../json.ts'
import { OPENAPI } from '../paths.ts'
import { operationsOf, successOf, type Operation } from '../server-routes.ts'
import { isFile, resolve } from '../server-schema.ts'
import { BANNER, template } from '../server-types.ts'
import { faultOf } from './fault.ts'
import { givesOf, peopleOf } from './gives.ts'
import { LANGUAGE, takenOf, takesOf, WHY } from './input.ts'

/** A model reads all of it before it does anything. */
const MOST_WORDS = 400
const MOST_INPUT = 2560
const MOST_LIST = 24 * 1024
const MOST_TOOLS = 15
/** What whoever proposes was given for it (`ConnectionScope`). */
const PROPOSE = 'propose'

/** Whose tools those of a role are, as `for` says it. STAFF and ADMIN have the same. */
const ROLES: Record<ToolRole, string> = { visitor: 'visitor', USER: 'USER', agents: 'STAFF' }

/** `generated/mcp/tool-type.ts`. */
export const toolTypeFile = (): string => `${BANNER}${template('tool-type.txt')}`

/** `generated/mcp/tools.json`: the intents of the contract (`x-tool`) by role, in its order. */
export function toolsFile(contract: Contract, words = join(OPENAPI, 'tools')): string {
  const { document } = contract
  const said = operationsOf(contract).filter(({ node }) => node['x-tool'] !== undefined)
  const asked = new Map(said.map((one) => [one.id, askedOf(document, one)]))
  const roles = Object.entries(ROLES).map(([role, whose]) => {
    const own = said.filter((one) => whoseOf(one).includes(whose))
    const tools = own
      .filter((one) => toolOf(one)['intent'] !== undefined)
      .map((lead) => made({ document, lead, own, asked, words }))
    return [role, small(tools, own)]
  })
  const version = String(asJson(document['info'])['version'])
  const table = { version, roles: Object.fromEntries(roles) } as ToolTable
  return `${JSON.stringify(table, null, 1)}\n`
}

const toolOf = ({ node }: Operation): Json => asJson(node['x-tool'])
const partsOf = (operation: Operation): string[] =>
  [toolOf(operation)['part'] ?? []].flat().map(String)
const isProposed = (operation: Operation): boolean => toolOf(operation)['act'] === 'propose'
const whoseOf = (operation: Operation): string[] =>
  asList(toolOf(operation)['for'] ?? ['visitor']).map(String)
const leadId = (tools: Tool[], own: Operation[]): string =>
  own.find(({ id }) => id === tools.at(-1)?.lead.id)?.id ?? ''

/** What a role has to read: few tools, and not much of each. */
function small(tools: Tool[], own: Operation[]): Tool[] {
  if (tools.length > MOST_TOOLS)
    throw faultOf(leadId(tools, own), `it is tool ${tools.length} of a role; at most ${MOST_TOOLS}`)
  const size = JSON.stringify(
    tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema })),
  ).length
  if (size > MOST_LIST)
    throw faultOf(
      leadId(tools, own),
      `the list of a role takes ${size} bytes; at most ${MOST_LIST}`,
    )
  return tools
}

interface Making {
  document: Json
  lead: Operation
  /** What may be asked for the role. */
  own: Operation[]
  asked: Map<string, ToolOperation>
  words: string
}

function made({ document, lead, own, asked, words }: Making): Tool {
  const name = String(toolOf(lead)['intent'])
  const parts = own.filter((one) => partsOf(one).includes(name))
  // What it takes is said for the tool that is named first.
  const taking = parts.filter(
    (one) => [toolOf(one)['intent'], ...partsOf(one)].find(Boolean) === name,
  )
  const { properties, required } = takenOf(document, lead, true)
  const more = taking.map((one) => takenOf(document, one, false).properties)
  const inputSchema = {
    type: 'object',
    properties: Object.assign({}, ...more, properties, isProposed(lead) ? { why: WHY } : {}, {
      language: LANGUAGE,
    }) as Json,
    required,
    additionalProperties: false,
  }
  const size = JSON.stringify(inputSchema).length
  if (size > MOST_INPUT)
    throw faultOf(lead.id, `its arguments take ${size} bytes; at most ${MOST_INPUT}`)
  const operations = [lead, ...parts].flatMap(({ id }) => asked.get(id) ?? [])
  const scopes = new Set(operations.map(({ scope }) => scope).filter((one) => one !== 'public'))
  if (isProposed(lead)) scopes.add(PROPOSE)
  const [first, ...rest] = operations
  return {
    name,
    description: wordsOf(join(words, `${name}.md`), lead.id),
    inputSchema,
    scopes: [...scopes],
    act: isProposed(lead) ? 'propose' : 'read',
    lead: first as ToolOperation,
    parts: Object.fromEntries(rest.map((one) => [one.id, one])),
  }
}

function wordsOf(file: string, id: string): string {
  const text = existsSync(file) ? readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ').trim() : ''
  if (text === '' || text.length > MOST_WORDS)
    throw faultOf(id, `openapi/tools has no words for it, or more than ${MOST_WORDS} signs`)
  return text
}

function askedOf(document: Json, operation: Operation): ToolOperation {
  const { id, path, node } = operation
  const { fixed, give } = toolOf(operation)
  const reply = resolve(document, asJson(node['responses'])[successOf(operation)])
  const answer = asJson(asJson(reply['content'])['application/json'])['schema']
  if (answer === undefined || isFile(document, answer)) throw faultOf(id, 'it answers with a file')
  return {
    id,
    path,
    scope: String(node['x-scope']),
    takes: takesOf(document, operation),
    fixed: (fixed ?? {}) as ToolOperation['fixed'],
    gives: givesOf(document, answer, asList(give).map(String), id),
    people: peopleOf(document, answer),
  }
}
