import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OPENAPI } from '../paths.ts'
import { Problem } from '../problem.ts'
import { problemAt, sourceOf } from '../vocabulary/source.ts'
import { withKeyword } from '../vocabulary/walk.ts'

const KEYWORD = 'x-tool'

/** What is wrong with the tool of an operation, at its place. Its file is looked for only here. */
export function faultOf(id: string, what: string): Problem {
  const text = `${KEYWORD} of ${id}: ${what}`
  for (const name of readdirSync(OPENAPI, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.yaml')) continue
    const file = join(OPENAPI, name)
    const yaml = readFileSync(file, 'utf8')
    const source = yaml.includes(`operationId: ${id}\n`) ? sourceOf(file, yaml) : null
    const said = source ? withKeyword(source, 'operationId') : []
    const found = said.find(({ node }) => node['operationId'] === id)
    if (found) return problemAt(found.source, [...found.path, KEYWORD], text)
  }
  return new Problem(OPENAPI, 1, text)
}
