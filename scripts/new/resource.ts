import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { blockStyle } from '../format/block-style.ts'
import type { FieldWords } from './asked.ts'
import { addLines, type Line } from './lines.ts'

const TEMPLATES = join(import.meta.dirname, 'resource')
const TAKEOUT = 'server/modules/takeout'
const PATHS = 'src/lib/paths.ts'

/** A room as it is asked for: its tag, what several are, and what its page is called. */
export interface Resource {
  name: string
  plural?: string | undefined
  words: FieldWords['words']
}

/** The page's Spanish name as the end of its address, which people read: Coses velles, coses-velles. */
const pathOf = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** What stands for what in a template; a title as it stands in JSON. */
function wordsOf(
  { name, words }: Resource,
  plural: string,
  number: string,
): Record<string, string> {
  const titles = Object.entries(words).map(([language, word]) => [
    `title:${language}`,
    JSON.stringify(word).slice(1, -1),
  ])
  return {
    name,
    Name: capitalised(name),
    names: plural,
    Names: capitalised(plural),
    path: pathOf(words.es),
    number,
    ...Object.fromEntries(titles),
  }
}

/** Number of the next migration, four digits. */
export function nextMigration(root: string): string {
  const last =
    readdirSync(join(root, 'server', 'db', 'migrations'))
      .map((file) => Number(file.slice(0, 4)))
      .filter(Number.isFinite)
      .toSorted((a, b) => a - b)
      .at(-1) ?? 0
  return String(last + 1).padStart(4, '0')
}

/** Its records go out with a takeout and come back. */
const takeoutLines = (name: string, capital: string): Line[] => [
  {
    file: `${TAKEOUT}/records/ask.ts`,
    afterLast: /^import \{ handlers as \w+ \} from/,
    add: `import { handlers as ${name} } from '../../${name}/index.ts'`,
  },
  { file: `${TAKEOUT}/records/ask.ts`, afterLast: /^ {2}\.\.\.\w+,$/, add: `  ...${name},` },
  {
    file: `${TAKEOUT}/records/rooms.ts`,
    before: /^\]$/,
    add: `  { tag: '${name}', schema: '${capital}', operation: 'get${capital}', table: '${name}' },`,
  },
  {
    file: `${TAKEOUT}/incoming/passes.ts`,
    before: /^import \{$/,
    add: `import { bring${capital} } from './bring/${name}.ts'`,
  },
  {
    file: `${TAKEOUT}/incoming/passes.ts`,
    before: /^\]$/,
    add: `  pass('${name}', { ${capital}: { bring: bring${capital} } }),`,
  },
  {
    file: `${TAKEOUT}/incoming/bring/here.ts`,
    before: /^ {2}Template: \{ table: 'template' \},$/,
    add: `  ${capital}: { table: '${name}' },`,
  },
  {
    file: `${TAKEOUT}/incoming/bring/here.ts`,
    before: /^ {2}Template: \{ table: 'template', mark/,
    add: `  ${capital}: { table: '${name}', mark: 'version::text' },`,
  },
  {
    file: `${TAKEOUT}/incoming/take-away.ts`,
    before: /^ {2}Template: 'template',$/,
    add: `  ${capital}: '${name}',`,
  },
]

const linesFor = (name: string, plural: string, capital: string, path: string): Line[] => [
  {
    file: 'openapi/openapi.yaml',
    before: /^ {2}- name: takeout$/,
    add: `  - name: ${name}\n    description: "${capital} records of an agency"`,
  },
  // Behind all others but the takeout, which takes its records along.
  { file: 'openapi/openapi.yaml', before: /^ {6}- takeout$/, add: `      - ${name}` },
  {
    file: 'openapi/openapi.yaml',
    before: /^ {2}\/api\/v1\/user\//,
    add:
      `  /api/v1/${name}/:\n    $ref: paths/${name}/${plural}.yaml\n` +
      `  /api/v1/${name}/{id}/:\n    $ref: paths/${name}/${name}.yaml`,
  },
  {
    file: 'server/app.ts',
    afterLast: /^import \* as \w+ from '\.\/modules\/\w+\/index\.ts'$/,
    add: `import * as ${name} from './modules/${name}/index.ts'`,
  },
  { file: 'server/app.ts', afterLast: /^ {2}\.\.\.\w+\.handlers,$/, add: `  ...${name}.handlers,` },
  {
    file: 'server/db/tables/index.ts',
    afterLast: /^import type \{ \w+Tables \}/,
    add: `import type { ${capital}Tables } from './${name}.ts'`,
  },
  { file: 'server/db/tables/index.ts', before: /^ {4}UserTables/, add: `    ${capital}Tables,` },
  {
    file: 'server/contract/stored/columns.ts',
    before: /^\} satisfies Record<string, Shape>$/,
    add: `  '${name}.data': one('${capital}Input'),`,
  },
  {
    file: PATHS,
    before: /^ {2}'\/auth\/courses\/my-courses',$/,
    add: `  '/auth/${path}',`,
  },
  {
    file: 'server/walks/world.ts',
    before: /^ {2}const part = \{$/,
    add: `  const ${name} = await server.call('create${capital}', { token, body: { name: 'Walk' } })`,
  },
  {
    file: 'server/walks/world.ts',
    before: /^ {4}view: records\.viewId/,
    add: `    ${name}: ${name}.body.id,`,
  },
  {
    file: 'server/walks/world.ts',
    before: /^ {4}byTag\['contact'\],$/,
    add: `    byTag['${name}'],`,
  },
  ...takeoutLines(name, capital),
]

/** Why a room cannot be called so, in words that say what to write; null where it can. */
function oddName(name: string, plural: string): string | null {
  const example = 'npm run new -- resource boat [plural] --es … --en … --ca … --de …'
  const letters = (word: string): string => word.toLowerCase().replace(/[^a-z]/g, '')
  for (const word of [name, plural])
    if (!/^[a-z]{2,31}$/.test(word))
      return letters(word).length < 2
        ? `A resource is one small word, singular: ${example}`
        : `${word}: a resource is one word of the letters a to z, such as ${letters(word)}: ${example}`
  return name === plural
    ? `${name} needs a plural of its own: npm run new -- resource ${name} PLURAL`
    : null
}

/**
 * Lays out a room on every floor; returns its address and the files it wrote. Refuses a name that is
 * taken or no word.
 */
export function newResource(root: string, asked: Resource): { address: string; files: string[] } {
  const { name, plural = `${name}s` } = asked
  const odd = oddName(name, plural)
  if (odd) throw new Error(odd)
  const words = wordsOf(asked, plural, nextMigration(root))
  const filled = (text: string): string =>
    text.replace(/%([A-Za-z:]+)%/g, (whole, key: string) => words[key] ?? whole)
  const files = globSync('**/*.txt', { cwd: TEMPLATES }).map((file) => ({
    from: join(TEMPLATES, file),
    to: filled(file.replace(/\.txt$/, '')),
  }))
  const taken = [join('openapi', 'schemas', name), ...files.map(({ to }) => to)].find((file) =>
    existsSync(join(root, file)),
  )
  if (taken) throw new Error(`There is a ${name} already: ${taken}`)
  const path = pathOf(asked.words.es)
  if (readFileSync(join(root, PATHS), 'utf8').includes(`'/auth/${path}'`))
    throw new Error(`There is a page at /auth/${path} already: give it another name in --es`)
  addLines(root, linesFor(name, plural, capitalised(name), path))
  for (const { from, to } of files) {
    mkdirSync(dirname(join(root, to)), { recursive: true })
    const text = filled(readFileSync(from, 'utf8'))
    writeFileSync(join(root, to), to.endsWith('.yaml') ? blockStyle(text) : text)
  }
  return { address: `/auth/${path}`, files: files.map(({ to }) => to) }
}
