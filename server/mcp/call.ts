import { randomBytes } from 'node:crypto'
import type { Tool } from '../../generated/mcp/tool-type.ts'
import type { InternalReply } from '../contract/internal-call.ts'
import { isLang } from '../contract/language.ts'
import type { Arguments, Asking, ToolAnswer } from './ask.ts'
import { faultsOf } from './catalog.ts'
import { COMPOSED } from './tools/index.ts'
import { alone } from './tools/one-or-list.ts'
import { small } from './small.ts'
import { fenced } from './untrusted.ts'

/** The result of `tools/call`, as the protocol has it. */
export interface CallResult {
  content: { type: 'text'; text: string }[]
  structuredContent?: object
  isError?: true
}

/**
 * Calls a tool. What the contract refuses is an error that the model can mend, in words: a field and
 * why, or a sentence.
 */
export async function callTool(
  tool: Tool,
  args: Arguments,
  asking: Omit<Asking, 'lang'>,
): Promise<CallResult> {
  const faults = faultsOf(tool, args)
  if (faults.length > 0) return refusal(faults)
  const { language, ...rest } = args
  const inLang: Asking = {
    ...asking,
    lang: typeof language === 'string' && isLang(language) ? language : 'en',
  }
  const done = await doneBy(tool, rest, inLang)
  if ('wrong' in done) return refusal(done.wrong)
  if ('refused' in done) return refusal(wordsOf(done.refused))
  const whole = { asOf: asking.now.toISOString(), ...done.answer }
  const answer = small(asking.veil?.over(whole) ?? whole)
  const mark = randomBytes(8).toString('hex')
  return { content: [{ type: 'text', text: fenced(answer, mark) }], structuredContent: answer }
}

function doneBy(tool: Tool, args: Arguments, asking: Asking): Promise<ToolAnswer> {
  if (tool.act === 'read')
    return COMPOSED[tool.name]?.(tool, args, asking) ?? alone(tool.lead, args, asking)
  if (!asking.propose) throw new Error(`${tool.name} is proposed where nobody is asked`)
  return asking.propose(tool, args, asking)
}

/** What the model can mend, in words. */
export const refusal = (lines: string[]): CallResult => ({
  content: [{ type: 'text', text: lines.join('\n') }],
  isError: true,
})

/** The sentences of a refusal; of a home that is gone only that it is. */
function wordsOf({ status, data }: InternalReply): string[] {
  const said = Object.entries((data ?? {}) as Record<string, unknown>).flatMap(([field, text]) =>
    typeof text !== 'string'
      ? []
      : field === 'message' || field === 'detail'
        ? [text]
        : [`${field}: ${text}`],
  )
  return said.length > 0 ? said : [`It was refused with ${status}`]
}
