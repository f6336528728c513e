import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { plain } from './shown.ts'

/** Where llar is typed, and what a test puts in its place. */
export interface Terminal {
  /** Somebody reads what is written, at a terminal. */
  isTerminal: boolean
  columns: number
  env: Record<string, string | undefined>
  fetch: typeof fetch
  write(bytes: string | Uint8Array): Promise<void>
  /** To people beside the answer: questions, faults. */
  say(words: string): void
  /** One line of what is typed or piped in; `isSecret`: not shown. Null where nobody can be asked. */
  ask(question: string, isSecret?: boolean): Promise<string | null>
}

/** The one that the process stands in. */
export const processTerminal = (): Terminal => ({
  isTerminal: process.stdout.isTTY === true,
  columns: process.stdout.columns || 100,
  env: process.env,
  fetch,
  write: (bytes) =>
    new Promise((done, failed) =>
      process.stdout.write(bytes, (error) => (error ? failed(error) : done())),
    ),
  say: (words) => void process.stderr.write(`${plain(words)}\n`),
  ask: (question, isSecret = false) => {
    const isTyped = process.stdin.isTTY === true
    if (!isTyped && !isSecret) return Promise.resolve(null)
    if (isTyped) process.stderr.write(question)
    const silent = new Writable({ write: (_piece, _encoding, done) => done() })
    const lines = createInterface({
      input: process.stdin,
      output: isSecret ? silent : process.stderr,
      terminal: isTyped,
    })
    return new Promise((done) => {
      lines.once('line', (line) => {
        done(line)
        lines.close()
      })
      lines.once('close', () => {
        if (isTyped && isSecret) process.stderr.write('\n')
        done(null)
      })
    })
  },
})
