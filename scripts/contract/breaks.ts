import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml'
import { asJson, type Json } from '../generate/json.ts'
import { GENERATED, OPENAPI, ROOT } from '../generate/paths.ts'
import { Problem } from '../generate/problem.ts'
import { command } from '../part.ts'
import { textOf, type Finding } from './diff.ts'

/** The bundled contract as it was last released: what others have built on. */
export const RELEASED = join(OPENAPI, 'released.json')
/** Breaks since then that were decided: what, why, and when. */
export const BREAKS = join(OPENAPI, 'breaks.yaml')

interface Written {
  what: string
  line: number
}

/**
 * The breaks written down; each has its reason and day. Throws a Problem with the line of one that
 * does not.
 */
export function writtenBreaks(text: string, file = BREAKS): Written[] {
  const lines = new LineCounter()
  const { contents } = parseDocument(text, { lineCounter: lines })
  if (contents === null) return []
  if (!isSeq(contents)) throw new Problem(file, 1, 'a list of breaks is expected here')
  return contents.items.map((item) => {
    const line = isMap(item) && item.range ? lines.linePos(item.range[0]).line : 1
    const part = (key: string): string => (isMap(item) ? String(item.get(key) ?? '').trim() : '')
    if (part('break') === '' || part('reason') === '' || !/^\d{4}-\d{2}-\d{2}/.test(part('on')))
      throw new Problem(file, line, 'a break is written with `break`, `reason` and `on` (a day)')
    return { what: part('break'), line }
  })
}

/** Breaks nobody has written down, and lines that name no break. */
export function unsettled(findings: readonly Finding[], written: readonly Written[]): string[] {
  const breaks = new Set(findings.filter((finding) => finding.breaks).map(textOf))
  const known = new Set(written.map(({ what }) => what))
  return [
    ...[...breaks]
      .filter((text) => !known.has(text))
      .map(
        (text) =>
          `${text}\n  This breaks what others have built. Keep the old way beside the ` +
          'new one (deprecated: true, x-deprecated), or write it into ' +
          'openapi/breaks.yaml with its reason.',
      ),
    ...written
      .filter(({ what }) => !breaks.has(what))
      .map(
        ({ what, line }) =>
          `openapi/breaks.yaml:${line} "${what}" is no break of this contract any more: take the line out`,
      ),
  ]
}

const parsed = (text: string): Json => asJson(JSON.parse(text))

/** The contract as generated now. */
export const current = (): Json => parsed(readFileSync(join(GENERATED, 'openapi.json'), 'utf8'))

/** The contract of a git revision, or the one last released. */
export async function earlier(revision?: string): Promise<Json> {
  if (revision === undefined) return parsed(readFileSync(RELEASED, 'utf8'))
  const { code, output } = await command('git', [
    '-C',
    ROOT,
    'show',
    `${revision}:generated/openapi.json`,
  ])
  if (code !== 0) throw new Error(`There is no contract at ${revision}: ${output.trim()}`)
  return parsed(output)
}
