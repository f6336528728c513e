import type { Tool } from '../../../generated/mcp/tool-type.ts'
import { partOf, type Arguments, type Asking, type ToolAnswer } from '../ask.ts'
import { alone } from './one-or-list.ts'

/** What somebody keeps here: homes, searches, or what they looked at. */
export async function myHomes(
  tool: Tool,
  { kind }: Arguments,
  asking: Asking,
): Promise<ToolAnswer> {
  if (kind === 'searches') return alone(partOf(tool, 'listSavedSearches'), {}, asking)
  if (kind === 'seen') return alone(partOf(tool, 'listSeen'), {}, asking)
  return alone(tool.lead, {}, asking)
}
