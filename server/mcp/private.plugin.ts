import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Tool } from '../../generated/mcp/tool-type.ts'
import type { AskAs } from '../contract/context.ts'
import type { Deps } from '../contract/deps.ts'
import { HttpError } from '../contract/errors.ts'
import { askingAs } from './asking-as.ts'
import { bearerOf, type Bearer, type TokenKind } from './bearer.ts'
import { callTool, refusal, type CallResult } from './call.ts'
import { contractVersion, listed, toolRole, toolsOf } from './catalog.ts'
import { mcpDoor, READING } from './door.ts'
import { countMessage, turns } from './limits.ts'
import { record } from './record.ts'
import type { ToolCallRow } from '../db/tables/mcp.ts'
import { makeVeil } from './veil.ts'
import { RpcError } from './wire/json-rpc.ts'

const MOST_MS = 2000
const INSTRUCTIONS =
  'The desk of an estate agent on the Balearic Islands: homes, clients, their demands, the inbox and ' +
  'the calendar, as the person you work for may see them. Nothing is changed by you: what a tool ' +
  `\`propose_…\` would do waits at the \`link\` that it gives, where the person confirms it. ${READING}`

/** What the door of people stands on. */
export interface PrivateDoor {
  askAs: AskAs
  /** The tokens that open it, asked in this order. */
  tokens: readonly TokenKind[]
  /** Milliseconds that a tool may take. */
  mostMs?: number
}

const failureOf = (error: unknown): ToolCallRow['outcome'] =>
  error instanceof RpcError ? 'scope' : error instanceof HttpError ? 'busy' : 'failed'

/**
 * `POST /mcp`: the tools of the contract for assistants of people who are signed in, by a key or a
 * grant. Who may what is decided where it is for every request: the operations are asked as them.
 */
export function privateMcp(
  deps: Deps,
  { askAs, tokens, mostMs = MOST_MS }: PrivateDoor,
): FastifyPluginAsync {
  const inTurn = turns()
  const { siteName, siteUrl, rateLimits } = deps.config
  const call = async (
    tool: Tool,
    args: Record<string, unknown>,
    bearer: Bearer,
    { ip, log }: FastifyRequest,
  ): Promise<CallResult> => {
    const begun = performance.now()
    const { session, kind, id } = bearer
    const ctx = { session, lang: 'en' as const, ip, deps, log, askAs }
    const { ask, propose, operations, told } = askingAs(ctx, bearer, tool)
    const veil = bearer.seesPeople ? null : makeVeil()
    const noted = (outcome: ToolCallRow['outcome'], bytes: number) =>
      record(deps, log, {
        agency_id: session.agencyId,
        user_id: session.userId,
        kind,
        bearer_id: id,
        tool: tool.name,
        operations: [...operations],
        outcome,
        ms: Math.round(performance.now() - begun),
        bytes,
        told: outcome === 'done' ? [...told] : [],
      })
    try {
      const now = deps.now()
      const result = await inTurn(id, mostMs, () =>
        callTool(tool, args, { ask, siteUrl, now, propose, veil }),
      )
      const answer = result ?? refusal([`It took longer than ${mostMs} ms: ask for less`])
      const outcome = result === null ? 'slow' : result.isError ? 'refused' : 'done'
      await noted(outcome, Buffer.byteLength(JSON.stringify(answer)))
      return answer
    } catch (error) {
      await noted(failureOf(error), 0)
      throw error
    }
  }
  return mcpDoor(deps, {
    address: '/mcp',
    admit: async (request) => {
      const bearer = await bearerOf(request, tokens, deps)
      if (rateLimits) await countMessage(deps.db, bearer.id)
      // A key was made to read: nobody consented to what it would propose.
      const tools = toolsOf(toolRole(bearer.session.role)).filter(
        ({ act }) => act === 'read' || bearer.kind === 'grant',
      )
      return {
        name: siteName,
        version: contractVersion(),
        instructions: INSTRUCTIONS,
        cacheScope: 'private',
        tools: () => listed(tools),
        call: async (name, args) => {
          const tool = tools.find((one) => one.name === name)
          return tool ? call(tool, args, bearer, request) : null
        },
      }
    },
  })
}
