import { readFileSync } from 'node:fs'
import type { Tool, ToolRole, ToolTable } from '../../generated/mcp/tool-type.ts'
import { compiledOf } from '../contract/compiled.ts'
import type { Role } from '../contract/context.ts'
import { readRoutes } from '../contract/routes.ts'

/** Of longer arguments the first fault alone is looked for. */
const ALL_FAULTS_BYTES = 8192
const MOST_FAULTS = 20

let read: ToolTable | null = null
/** Read when somebody asks: a start need not wait for it. */
const table = (): ToolTable =>
  (read ??= JSON.parse(
    readFileSync(new URL('../../generated/mcp/tools.json', import.meta.url), 'utf8'),
  ) as ToolTable)

/** The version of the contract that the tools are of. */
export const contractVersion = (): string => table().version

/** The tools of a role, always in the same order; most roles have none. */
export const toolsOf = (role: ToolRole | null): readonly Tool[] =>
  role === null ? [] : table().roles[role]

/** Whose tools a signed-in person has. */
export const toolRole = (role: Role): ToolRole | null =>
  role === 'USER' ? 'USER' : role === 'ADMIN' || role === 'STAFF' ? 'agents' : null

/** As a client is told of them: of our own data alone; what would write only proposes. */
export const listed = (tools: readonly Tool[]): object[] =>
  tools.map(({ name, description, inputSchema, act }) => ({
    name,
    description,
    inputSchema,
    annotations: {
      readOnlyHint: act === 'read',
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
  }))

/** What is wrong with the arguments of a tool, a line each; empty when nothing is. */
export function faultsOf(tool: Tool, given: unknown): string[] {
  const check = compiledOf(readRoutes().contract).validators.check(tool.inputSchema)
  const isShort = JSON.stringify(given).length <= ALL_FAULTS_BYTES
  return (check(given, isShort) ?? [])
    .slice(0, MOST_FAULTS)
    .map(({ instancePath, message, params }) => {
      const { additionalProperty, allowedValues } = params as Record<string, unknown>
      const at = [instancePath.slice(1), additionalProperty].filter(Boolean).join('/')
      const values = Array.isArray(allowedValues) ? `: ${allowedValues.join(', ')}` : ''
      return `${at || 'arguments'}: ${message ?? 'is wrong'}${values}`
    })
}
