import { randomBytes } from 'node:crypto'
import type { Tool } from '../../generated/mcp/tool-type.ts'
import { isLang } from '../contract/language.ts'
import { askOperation, type Arguments, type Asking, type ToolAnswer } from './ask.ts'
import { faultsOf } from './catalog.ts'
import { given } from './give.ts'
import { visitTimes } from './tools/visit-times.ts'
import { fenced } from './untrusted.ts'

/** Tools that ask more than their one operation. */
const COMPOSED: Record<
  string,
  (tool: Tool, args: Arguments, asking: Asking) => Promise<ToolAnswer>
> = { visit_times: visitTimes }

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
  now: Date,
): Promise<CallResult> {
  const faults = faultsOf(tool, args)
  if (faults.length > 0) return refusal(faults)
  const { language, ...rest } = args
  const inLang: Asking = {
    ...asking,
    lang: typeof language === 'string' && isLang(language) ? language : 'en',
  }
  const done = await (COMPOSED[tool.name] ?? asOne)(tool, rest, inLang)
  if ('refused' in done) return refusal(wordsOf(done.refused.data))
  const answer = { asOf: now.toISOString(), ...done.answer }
  const mark = randomBytes(8).toString('hex')
  return { content: [{ type: 'text', text: fenced(answer, mark) }], structuredContent: answer }
}

async function asOne({ lead }: Tool, args: Arguments, asking: Asking): Promise<ToolAnswer> {
  const reply = await askOperation(lead, args, asking)
  return reply.status === 200 ? { answer: given(lead, reply.data, asking) } : { refused: reply }
}

const refusal = (lines: string[]): CallResult => ({
  content: [{ type: 'text', text: lines.join('\n') }],
  isError: true,
})

/** The sentences of a refusal; of a home that is gone only that it is. */
const wordsOf = (body: unknown): string[] =>
  Object.entries((body ?? {}) as Record<string, unknown>).flatMap(([field, text]) =>
    typeof text !== 'string'
      ? []
      : field === 'message' || field === 'detail'
        ? [text]
        : [`${field}: ${text}`],
  )
