import type { Tool } from '../../generated/mcp/tool-type.ts'
import type { Ctx } from '../contract/context.ts'
import { HttpError } from '../contract/errors.ts'
import { answerOf } from '../contract/failure.ts'
import { propose } from '../modules/proposal/index.ts'
import { pageOf, type Arguments, type Asking, type ToolAnswer } from './ask.ts'
import { lately } from './record.ts'

/** The parts of an operation as a tool's arguments fill them; euros become the contract's cents. */
function partsOf({ lead }: Tool, given: Arguments) {
  const params: Record<string, string> = {}
  const body: Record<string, unknown> = { ...lead.fixed }
  for (const [argument, { name, in: place, euros }] of Object.entries(lead.takes)) {
    const value = given[argument]
    if (value === undefined || value === null) continue
    if (place === 'path') params[name] = String(value)
    else body[name] = euros ? Number(value) * 100 : value
  }
  return { params, body }
}

/**
 * Hands over what a tool would write. Nothing is changed: a person reads the difference at the desk
 * and confirms or refuses it there, in their own session (docs/decisions/0433).
 */
export async function proposeBy(
  ctx: Ctx,
  tool: Tool,
  { why, ...given }: Arguments,
  asking: Asking,
): Promise<ToolAnswer> {
  const { id = '', client = '' } = ctx.session?.key ?? {}
  try {
    const made = await propose(ctx, {
      tool: tool.name,
      operation: tool.lead.id,
      ...partsOf(tool, given),
      why: typeof why === 'string' ? why : null,
      by: { id, client },
      taintedBy: await lately(ctx.deps, id),
    })
    const link = pageOf(asking, `/auth/propuestas/${made.id}`)
    return {
      answer: {
        proposal: { id: made.id, state: made.state, expiresAt: made.expiresAt, link },
        done: false,
        next: 'Nothing was changed. Lead the person to `link`: they confirm or refuse it there.',
      },
    }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const { status, headers, body } = answerOf(error, ctx.lang)
    return { refused: { status, headers, data: body } }
  }
}
