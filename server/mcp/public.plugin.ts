import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../contract/deps.ts'
import type { InternalCall } from '../contract/internal-call.ts'
import { addressKey, countTry } from '../contract/rate-limit/rate-limit.ts'
import { callTool } from './call.ts'
import { contractVersion, listed, toolsOf } from './catalog.ts'
import { mcpDoor, READING } from './door.ts'

const RATE = { max: 60, window: 60 }
const INSTRUCTIONS =
  'Homes on the Balearic Islands for sale and to let, and what they cost. Everything is read, nothing ' +
  `is changed. Homes change within minutes: lead people to the \`link\` of a home. ${READING}`

/** The address of an operation with what it is asked with. */
function addressOf(path: string, params: Record<string, unknown>, query: Record<string, unknown>) {
  const at = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  )
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)]),
    ),
  )
  return search.size > 0 ? `${at}?${search.toString()}` : at
}

/**
 * `POST /mcp/public`: the tools of the contract for assistants of visitors, without signing in (Model
 * Context Protocol over Streamable HTTP). 60 messages a minute from one address, 256 kB each.
 */
export const publicMcp = (deps: Deps, internal: InternalCall): FastifyPluginAsync =>
  mcpDoor(deps, {
    address: '/mcp/public',
    admit: async ({ ip, log }) => {
      const { siteUrl, siteName, rateLimits } = deps.config
      if (rateLimits) await countTry(deps.db, 'mcp.public', addressKey(ip), RATE, 'en')
      const tools = toolsOf('visitor')
      return {
        name: siteName,
        version: contractVersion(),
        instructions: INSTRUCTIONS,
        cacheScope: 'public',
        tools: () => listed(tools),
        call: async (name, args) => {
          const tool = tools.find((one) => one.name === name)
          if (!tool) return null
          return callTool(tool, args, {
            ask: ({ path }, { params, query }, lang) =>
              internal(addressOf(path, params, query), lang, log),
            siteUrl,
            now: deps.now(),
            veil: null,
            propose: null,
          })
        },
      }
    },
  })
