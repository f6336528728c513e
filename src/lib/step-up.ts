import { makeQuestion } from './question'
import type { WireReply } from './transport'

/**
 * An act that the server answers 403 with `code: step_up` waits here until its person has proved
 * that it is them (docs/how-to/step-up.md), or has thought better of it.
 */
const proof = makeQuestion<true>()
/**
 * The same with `second_setup` and `second_proof`, until they have the second step that their agency
 * asks for, or have shown it (docs/how-to/before-the-second-step.md).
 */
const second = makeQuestion<'setup' | 'proof'>()

/** The code of a refusal: to who asked for a file it comes as one, too. */
async function codeOf({ data }: WireReply): Promise<unknown> {
  const said: unknown =
    data instanceof Blob
      ? await data
          .text()
          .then(JSON.parse)
          .catch(() => null)
      : data
  return (said as { code?: unknown } | null)?.code
}

function askFor(code: unknown): Promise<boolean> | null {
  if (code === 'step_up') return proof.ask(true)
  if (code === 'second_setup') return second.ask('setup')
  return code === 'second_proof' ? second.ask('proof') : null
}

/**
 * What comes of an act that was refused: the refusal, or the answer to the same act after its person
 * has done what the refusal asks for. Each is asked once: a second step may be followed by a proof.
 */
export async function afterProof(
  refused: WireReply,
  again: () => Promise<WireReply>,
): Promise<WireReply> {
  const asked = new Set<unknown>()
  for (let reply = refused; ; reply = await again()) {
    const code = reply.status === 403 ? await codeOf(reply) : null
    if (asked.has(code) || !(await askFor(code))) return reply
    asked.add(code)
  }
}

/** Ends the asking for a proof: the acts go on, or are refused. */
export const answerProof = proof.answer

/** Whether the page has to ask for a proof now. */
export const useProofAsked = (): boolean => proof.useAsked() !== null

/** Ends the asking for the second step: the acts go on, or are refused. */
export const answerSecond = second.answer

/** Which second step the page has to ask for now; null: none. */
export const useSecondAsked = second.useAsked
