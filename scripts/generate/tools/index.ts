import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tool, ToolOperation, ToolTable } from '../../../generated/mcp/tool-type.ts'
import type { Contract } from '../contract.ts'
import { asJson, asList, type Json } from '../json.ts'
import { OPENAPI } from '../paths.ts'
import { operationsOf, successOf, type Operation } from '../server-routes.ts'
import { resolve } from '../server-schema.ts'
import { BANNER, template } from '../server-types.ts'
import { givesOf } from './gives.ts'
import { inputOf } from './input.ts'

/** A model reads all of it before it does anything. */
const MOST_WORDS = 400
const MOST_INPUT = 6000
const MOST_TOOLS = 15

/** `generated/mcp/tool-type.ts`. */
export const toolTypeFile = (): string => `${BANNER}${template('tool-type.txt')}`

/** `generated/mcp/tools.json`: the intents of the contract (`x-tool`), in its order. */
export function toolsFile(contract: Contract, words = join(OPENAPI, 'tools')): string {
  const { document } = contract
  const said = operationsOf(contract).filter(({ node }) => node['x-tool'] !== undefined)
  const tools = said
    .filter(({ node }) => asJson(node['x-tool'])['intent'] !== undefined)
    .map((lead) => toolOf(document, lead, said, words))
  if (tools.length > MOST_TOOLS)
    throw new Error(`x-tool: ${tools.length} tools; at most ${MOST_TOOLS}`)
  const table: ToolTable = { version: String(asJson(document['info'])['version']), tools }
  return `${JSON.stringify(table, null, 1)}\n`
}

function toolOf(document: Json, lead: Operation, said: Operation[], words: string): Tool {
  const name = String(asJson(lead.node['x-tool'])['intent'])
  const { schema, takes } = inputOf(document, lead)
  const size = JSON.stringify(schema).length
  if (size > MOST_INPUT) throw new Error(`x-tool of ${lead.id}: its arguments take ${size} bytes`)
  const parts = said.filter(({ node }) => asJson(node['x-tool'])['part'] === name)
  return {
    name,
    description: wordsOf(join(words, `${name}.md`), lead.id),
    inputSchema: schema,
    lead: asked(document, lead, takes),
    parts: Object.fromEntries(
      parts.map((part) => [part.id, asked(document, part, inputOf(document, part).takes)]),
    ),
  }
}

function wordsOf(file: string, id: string): string {
  const text = existsSync(file) ? readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ').trim() : ''
  if (text === '' || text.length > MOST_WORDS)
    throw new Error(
      `x-tool of ${id}: openapi/tools has no words for it, or more than ${MOST_WORDS} signs`,
    )
  return text
}

function asked(document: Json, operation: Operation, takes: ToolOperation['takes']): ToolOperation {
  const { id, path, node } = operation
  const { fixed, give } = asJson(node['x-tool'])
  const reply = resolve(document, asJson(node['responses'])[successOf(operation)])
  const answer = asJson(asJson(reply['content'])['application/json'])['schema']
  return {
    id,
    path,
    takes,
    fixed: (fixed ?? {}) as ToolOperation['fixed'],
    gives: givesOf(document, answer, asList(give).map(String), id),
  }
}
