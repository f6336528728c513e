import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import { ROOT } from './paths.ts'

/** A fault of the contract that a person can mend: says the file, the line and what to do. */
export class Problem extends Error {
  constructor(file: string, line: number | null, what: string) {
    super(`${relative(ROOT, file)}${line === null ? '' : `:${line}`} ${what}`)
    this.name = 'Problem'
  }
}

/** Line (from 1) of a node inside a YAML file, or of its nearest ancestor that is there. */
export function lineOf(file: string, path: readonly (string | number)[]): number {
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines })
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true)
    const range = (node as { range?: [number, number, number] } | undefined)?.range
    if (range) return lines.linePos(range[0]).line
  }
  return 1
}
