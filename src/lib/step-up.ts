import { useSyncExternalStore } from 'react'
import type { WireReply } from './transport'

/**
 * An act that the server answers 403 with `code: step_up` waits here until its person has proved
 * that it is them (docs/how-to/step-up.md), or has thought better of it.
 */
interface Asked {
  proved: Promise<boolean>
  answer: (proved: boolean) => void
}

let asked: Asked | null = null
const listeners = new Set<() => void>()

function set(next: Asked | null): void {
  asked = next
  for (const listener of listeners) listener()
}

/**
 * Asks the person, once for all acts that wait; resolves with whether they proved it. False at once
 * where no page is there to ask.
 */
function askForProof(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false)
  if (!asked) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    set({ proved: promise, answer: resolve })
  }
  return asked?.proved ?? Promise.resolve(false)
}

/**
 * What comes of an act that was refused: the refusal, or the answer to the same act after its
 * person has proved that it is them, where the refusal asks for that.
 */
export async function afterProof(
  refused: WireReply,
  again: () => Promise<WireReply>,
): Promise<WireReply> {
  const { data } = refused
  // To who asked for a file it comes as one, too.
  const said: unknown =
    data instanceof Blob
      ? await data
          .text()
          .then(JSON.parse)
          .catch(() => null)
      : data
  const asks = (said as { code?: unknown } | null)?.code === 'step_up'
  return asks && (await askForProof()) ? again() : refused
}

/** Ends the asking: the acts go on, or are refused. */
export function answerProof(proved: boolean): void {
  asked?.answer(proved)
  if (asked) set(null)
}

/** Whether the page has to ask now. */
export const useProofAsked = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked !== null,
    () => false,
  )
