import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { OPENAPI } from './paths.ts'

/** Rooms enough for every fault of the tests: generating takes as long as its contract is. */
const ROOMS = ['property', 'lead', 'saved', 'price', 'user', 'key']

/** The contract of those rooms alone: their operations, and the files that these lead to. */
function smallContract(): Map<string, string> {
  const whole = readFileSync(join(OPENAPI, 'openapi.yaml'), 'utf8')
  const [head = '', rest = ''] = whole.split(/^paths:\n/m)
  const end = rest.search(/^\S/m)
  const [paths, tail] = end < 0 ? [rest, ''] : [rest.slice(0, end), rest.slice(end)]
  const own = paths
    .split(/^(?= {2}\/)/m)
    .filter((path) => ROOMS.some((room) => path.includes(`paths/${room}/`)))
  // Those that every operation has are named by `x-answers` alone.
  const answers = readdirSync(join(OPENAPI, 'responses')).map((name) => `responses/${name}`)
  const files = new Map(answers.map((name) => [name, readFileSync(join(OPENAPI, name), 'utf8')]))
  files.set('openapi.yaml', `${head}paths:\n${own.join('')}${tail}`)
  for (const [file, text] of files)
    for (const [, to = ''] of text.matchAll(/\$ref: '?([^'#\s]+\.yaml)/g)) {
      const name = join(dirname(file), to)
      if (!files.has(name)) files.set(name, readFileSync(join(OPENAPI, name), 'utf8'))
    }
  // Tools ask operations of many rooms.
  for (const [name, text] of files)
    files.set(name, text.replaceAll(/^ {2}x-tool:\n(?: {4}.*\n)+/gm, ''))
  for (const name of ['redocly.yaml', 'vocabulary.schema.json'])
    files.set(name, readFileSync(join(OPENAPI, name), 'utf8'))
  return files
}
export const small = smallContract()

/** Writes it anew into a folder. */
export function writeSmall(openapi: string): void {
  rmSync(openapi, { recursive: true, force: true })
  for (const [name, text] of small) {
    mkdirSync(join(openapi, dirname(name)), { recursive: true })
    writeFileSync(join(openapi, name), text)
  }
}
