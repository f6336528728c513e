import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { screens } from '../sizes.ts'
import { deskChunk, type Ask } from './desk-chunks.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const PACKAGE = `${ROOT}node_modules/lucide-react/dist/esm`
const LIST = `${PACKAGE}/lucide-react.mjs`
const icon = (name: string) => `${PACKAGE}/icons/${name}.mjs`
const pages = screens().filter(({ layout }) => layout === 'private')
const [visit] = screens().filter(({ layout }) => layout === 'public')

/** A small graph: what each module imports, and what it loads later. */
function graph(edges: Record<string, { now?: string[]; later?: string[]; code?: string }>): Ask {
  return (id) => {
    if (id === LIST)
      return {
        code: `export { default as Euro } from './icons/euro.mjs';\nexport { default as Tag } from './icons/tag.mjs';`,
        importedIds: [icon('euro'), icon('tag')],
        dynamicallyImportedIds: [],
      }
    const { now = [], later = [], code = '' } = edges[id.replace(ROOT, '')] ?? {}
    const whole = (one: string): string => (one.startsWith('/') ? one : ROOT + one)
    return { code, importedIds: now.map(whole), dynamicallyImportedIds: later.map(whole) }
  }
}

const FRAME = 'src/app/workspace/workspace-layout.tsx'
const getModuleInfo = graph({
  [FRAME]: { now: ['src/frame.tsx', 'src/both.ts', 'src/app/all-screens.ts'] },
  'src/frame.tsx': { now: ['src/shown-later.ts'] },
  'src/app/all-screens.ts': { now: ['src/route.ts'] },
  [visit?.page ?? '']: {
    now: ['src/both.ts', LIST],
    later: ['src/dialog.tsx', FRAME],
    code: `import { Tag } from 'lucide-react'`,
  },
  'src/dialog.tsx': { now: ['src/shown-later.ts'] },
  ...Object.fromEntries(
    pages.map(({ page }, at) => [
      page,
      {
        now: [
          'src/piece.ts',
          'src/large.ts',
          'src/styled.tsx',
          ...(at < 2 ? ['src/own.ts'] : []),
          LIST,
        ],
        code: `import { Euro } from 'lucide-react'`,
      },
    ]),
  ),
  'src/large.ts': { code: 'x'.repeat(9_000) },
  'src/styled.tsx': { now: ['src/piece.css'] },
})
const name = deskChunk()
const chunkOf = (id: string) => name(id.startsWith('/') ? id : ROOT + id, { getModuleInfo })

test('what only the frame needs is the desk’s, but what a visitor may load later stands apart', () => {
  expect(chunkOf('src/frame.tsx')).toBe('desk')
  expect(chunkOf('src/shown-later.ts')).toBe('signed')
})

test('what a public page begins with, the table and the pages are the bundler’s', () => {
  for (const id of ['src/both.ts', FRAME, 'src/route.ts', pages[0]?.page ?? '', icon('tag')])
    expect(chunkOf(id), id).toBeUndefined()
})

test('small pieces of many pages travel together; large, styled or own ones do not', () => {
  expect(chunkOf('src/piece.ts')).toBe('desk-parts')
  expect(chunkOf(icon('euro'))).toBe('desk-icons')
  for (const id of ['src/large.ts', 'src/styled.tsx', 'src/own.ts'])
    expect(chunkOf(id), id).toBeUndefined()
})
