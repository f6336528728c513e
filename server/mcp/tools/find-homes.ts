import type { Tool } from '../../../generated/mcp/tool-type.ts'
import type { Arguments, Asking, ToolAnswer } from '../ask.ts'
import { partOf } from '../ask.ts'
import { alone } from './one-or-list.ts'

/** Homes on the market; for agents those of their agency, too, on the market or not. */
export async function findHomes(
  tool: Tool,
  { in: where = 'market', ...args }: Arguments,
  asking: Asking,
): Promise<ToolAnswer> {
  const operation = where === 'portfolio' ? partOf(tool, 'listProperties') : tool.lead
  const lost = Object.keys(args).filter((name) => !(name in operation.takes))
  // Left out in silence it would look as if it had been asked for.
  if (lost.length > 0) return { wrong: lost.map((name) => `${name}: not of the ${String(where)}`) }
  return alone(operation, args, asking)
}
