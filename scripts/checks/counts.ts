import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GENERATED } from '../generate/paths.ts'
import { ROOT, type Result } from '../part.ts'
import { abbreviatedNames } from './class-names.ts'
import { toldBy } from './contract-counts.ts'

export const name = 'counts'
export const cores = 1

interface Count {
  what: string
  files: (file: string) => boolean
  /** How often it occurs in a text. */
  of: (text: string) => number
  /** It only ever goes down: whoever brings it down brings this down, too. A share: of all lines. */
  most: number | { share: number }
}

const occurs =
  (pattern: RegExp) =>
  (text: string): number =>
    text.match(pattern)?.length ?? 0
const isScreen = (file: string): boolean =>
  /^src\/(?!ui\/).*\.tsx$/.test(file) && !/\.(?:test|fixture)\.tsx$/.test(file)
const isCode = (file: string): boolean => /\.tsx?$/.test(file)

/** What is still done by hand where the house has one way for it. */
const COUNTS: Count[] = [
  {
    what: 'raw controls outside the kit',
    files: isScreen,
    of: occurs(/<(?:button|input|select|textarea)\b/g),
    most: 0,
  },
  {
    what: 'forms not drawn from a schema',
    files: isScreen,
    // A search or a filter sends nothing; what else is none says why in the line before.
    of: occurs(
      new RegExp(
        '(?<!Not a schema form: .+\\n *)<(?:form|BareForm)\\b' +
          '(?!(?:\\s+[\\w-]+=(?:"[^"]*"|\\{[^{}]*\\}))*?\\s+(?:role="search"|method="get"))',
        'g',
      ),
    ),
    most: 0,
  },
  {
    what: 'busy states beside useWrite',
    files: isScreen,
    // What somebody else sends is `useBusy`.
    of: occurs(/const \[(?:is)?(?:busy|saving|sending|pending)\w*, set/gi),
    most: 0,
  },
  {
    what: "values of the mocks by their field's name",
    files: (file) => /^mocks\/(?:data\/\w|answer\b)(?!.*\.test\.)/.test(file),
    of: occurs(/\b(?:name|key|list) === '\w+'|\.(?:test|exec)\((?:name|key)\b|\[\s*\/(?![/*])/g),
    // What every list and record has: its rows (twice), the tab of all of them, its id.
    most: 4,
  },
  {
    what: 'lines over 120 columns',
    files: isCode,
    of: (text) => text.split('\n').filter((line) => line.length > 120).length,
    // What the formatter cannot break: SQL, sentences, addresses.
    most: { share: 0.0006 },
  },
]

/** How many places of a count that is too high are named. */
const TOLD = 10

interface Counted {
  what: string
  found: number
  most: number
  /** Files or names it is found in. */
  where: string[]
}

/** The counts of a tree, by what is counted. */
export function countsOf(root: string): Counted[] {
  const files = globSync('{src,server,scripts,mocks,e2e,client}/**/*.{ts,tsx}', { cwd: root })
  const texts = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  return COUNTS.map(({ what, files: counts, of, most }) => {
    const counted = texts.filter(({ file }) => counts(file))
    const sum = (one: (text: string) => number): number =>
      counted.reduce((total, { text }) => total + one(text), 0)
    const lines = (text: string): number => text.split('\n').length
    const limit = typeof most === 'number' ? most : Math.floor(sum(lines) * most.share)
    const where = counted.flatMap(({ file, text }) => (of(text) > 0 ? [file] : []))
    return { what, found: sum(of), most: limit, where }
  })
}

/** What there may be none of. */
const counted = (what: string, where: string[]): Counted => ({
  what,
  found: where.length,
  most: 0,
  where,
})

/** What the contract does not say yet. */
function untold(): Counted[] {
  const told = toldBy(JSON.parse(readFileSync(join(GENERATED, 'openapi.json'), 'utf8')))
  return [
    counted(`unexplained values of ${told.values}`, told.unexplained),
    counted(`patterned texts without example, of ${told.written}`, told.withoutExample),
  ]
}

/** Class names whose parts are no words, over all sheets. */
const abbreviated = (): Counted => counted('abbreviated class names', abbreviatedNames(ROOT))

/** `npm run check counts`: what is done by hand, against the most that is allowed. */
export function run(): Promise<Result> {
  const counts = [...countsOf(ROOT), abbreviated(), ...untold()]
  for (const { what, found, most } of counts) console.log(`     ${what}: ${found} (most ${most})`)
  const over = counts.filter(({ found, most }) => found > most)
  for (const { what, most, where } of over)
    console.error(`${what}: more than ${most}: ${where.slice(0, TOLD).join(', ')}`)
  return Promise.resolve({ passed: counts.length - over.length, failed: over.length })
}
