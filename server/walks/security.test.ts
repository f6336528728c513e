import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** docs/security.md against the numbers of OWASP ASVS 5.0.0 and against this tree. */
const ROOT = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

/** How many numbers of levels 1 and 2 each section has; they begin with 1 and leave out none. */
const SECTIONS: Record<string, number[]> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
}
const NUMBERS = Object.entries(SECTIONS).flatMap(([chapter, sections]) =>
  sections.flatMap((count, at) =>
    Array.from({ length: count }, (_, last) => `${chapter}.${at + 1}.${last + 1}`),
  ),
)

interface Row {
  number: string
  state: string
  shown: string
}
const rows: Row[] = read('docs/security.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, number = '', , state = '', shown = ''] = line.split('|').map((cell) => cell.trim())
    return { number, state, shown }
  })

/** Tests and files that a row names; words follow a test after a colon, up to a remark or the end. */
const NAMED = /`([\w./-]+)`(?:: ([^;`<]+))?/g
const isFile = (name: string): boolean => /\/|\.(?:ts|md|json|yaml)$/.test(name)

const named = rows.flatMap(({ number, shown }) =>
  [...shown.matchAll(NAMED)]
    .map(([, file = '', words = '']) => ({ number, file, words: words.trim() }))
    .filter(({ file }) => isFile(file) && !file.startsWith('/')),
)
const isTest = (file: string): boolean => /\.(?:test|e2e)\.tsx?$/.test(file)

describe('the list of ASVS', () => {
  it('has each number of levels 1 and 2 once, in order', () => {
    expect(rows.map(({ number }) => number)).toEqual(NUMBERS)
  })

  it('says of each whether it holds, is open or does not apply, and why', () => {
    const bare = rows.filter(
      ({ state, shown }) =>
        !['holds', 'open', 'does not apply'].includes(state) ||
        (state === 'holds' ? !/`/.test(shown) : shown.length < 6),
    )
    expect(bare).toEqual([])
  })

  it('names tests with words that they hold, and files that are there', () => {
    expect(named.filter(({ file, words }) => isTest(file) && words).length).toBeGreaterThan(150)
    const lost = named.filter(
      ({ file, words }) =>
        !existsSync(join(ROOT, file)) || (isTest(file) && !read(file).includes(words)),
    )
    expect(lost).toEqual([])
  })
})

describe('what the whole tree holds to', () => {
  const sources = globSync('{server,src}/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((file) => !/\.(?:test|fixture)\.tsx?$|\/testing\//.test(file))
    .map((file) => ({ file: file.replaceAll('\\', '/'), text: read(file) }))
  const where = (pattern: RegExp): string[] =>
    sources
      .filter(({ text }) => pattern.test(text))
      .map(({ file }) => file)
      .sort()

  it('only the embedded database starts commands, and one port this Node with a file of ours', () => {
    expect(
      where(/child_process/).filter((file) => !file.startsWith('server/db/embedded/')),
    ).toEqual(['server/ports/fiscal/opens.ts'])
    expect(read('server/ports/fiscal/opens.ts')).toContain('spawn(process.execPath, [')
  })

  it('markup is written by hand in two places, as a style or as data', () => {
    expect(where(/dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML/)).toEqual([
      'src/site/page/head.tsx',
      'src/ui/document-head.tsx',
    ])
  })

  it('no hash is MD5 or SHA-1', () => {
    expect(where(/(?:createHash|createHmac)\(\s*'(?!sha(?:256|384|512)')/)).toEqual([])
  })

  it('no line trusts any certificate', () => {
    expect(where(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/)).toEqual([])
  })

  it('each package that a site runs has its digest', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { integrity?: string; dev?: boolean }>
    }
    const bare = Object.entries(packages)
      .filter(([name, { integrity, dev }]) => name !== '' && !dev && !integrity)
      .map(([name]) => name)
    expect(bare).toEqual([])
  })
})
