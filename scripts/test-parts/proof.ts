import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ONE_CHECKER, TSC } from '../checks/types.ts'
import type { Field } from '../new/asked.ts'
import { addField } from '../new/field.ts'
import { newResource, type Resource } from '../new/resource.ts'
import { addWords } from '../new/words.ts'
import { ROOT, type Result } from '../part.ts'
import { enterAndReadBack } from './proof/browser.ts'
import { addLines, addTheirWords } from './proof/fields.ts'
import { inTree, serve } from './proof/tree.ts'

export const name = 'proof of the loop'
export const cores = 1
export const seconds = 150

/** A room of its own, as docs/how-to/add-a-resource.md lays it out, and a field of it. */
const ROOM: Resource = {
  name: 'boat',
  words: { es: 'Barcos', en: 'Boats', ca: 'Barques', de: 'Boote' },
}
const ROOM_FIELD: Field = {
  at: 'BoatInput.length',
  type: 'number',
  unit: 'm',
  words: { es: 'Eslora', en: 'Length', ca: 'Eslora', de: 'Länge' },
}
const LEFT_BEHIND = new Set([
  'node_modules',
  'dist',
  'data',
  '.git',
  '.cache',
  'test-results',
  'coverage',
])

/**
 * The proof of the idea: in a copy of the tree an optional field is added to a step's YAML with its
 * words, nothing else is edited and no migration written; everything is generated, compiled and
 * built again, and a browser enters, saves and reads back that field, and finds it in record, list,
 * CSV, public page, comparison and on paper, since its line says so. A second, whose line does not,
 * shows nowhere but in its form; a third is found by its words. The same copy gets a room that `npm
 * run new` lays out: it passes the checks, its own tests and its own journey in the browser, as its
 * how-to says.
 */
export async function run(): Promise<Result> {
  const tree = mkdtempSync(join(tmpdir(), 'llar-proof-'))
  const result: Result = { passed: 0, failed: 0 }
  const step = async (what: string, work: () => Promise<void> | void): Promise<void> => {
    try {
      await work()
    } catch (error) {
      throw new Error(`${what}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      })
    }
    result.passed += 1
  }
  let server: Awaited<ReturnType<typeof serve>> | null = null
  try {
    cpSync(ROOT, tree, {
      recursive: true,
      filter: (from) =>
        !LEFT_BEHIND.has(from.slice(ROOT.length + 1)) &&
        !from.startsWith(join(ROOT, 'generated.new')),
    })
    symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
    await step('a line of YAML and its words', () => {
      addLines(tree)
      addTheirWords(tree)
    })
    await step('a new room', () => {
      newResource(tree, ROOM)
      addField(tree, ROOM_FIELD)
    })
    await step('generate', () => inTree(tree, 'node', ['scripts/generate.ts']))
    await step('checks of the room', () => {
      addWords(tree, ROOM_FIELD)
      return inTree(tree, 'node', ['scripts/check.ts', 'lint', 'doors'])
    })
    await step('types', () =>
      inTree(tree, 'node', [
        TSC,
        '-p',
        'tsconfig.json',
        ...ONE_CHECKER,
        '--tsBuildInfoFile',
        join(tree, 'dist', 'tsbuildinfo'),
      ]),
    )
    await step('tests of the room', () =>
      inTree(tree, 'vitest', [
        'run',
        `server/modules/${ROOM.name}`,
        'server/contract/stored/columns.test.ts',
        // A field that its line of YAML puts into the file breaks no test of the file.
        'src/features/property/list/csv.test.ts',
      ]),
    )
    await step('build', () => inTree(tree, 'npm', ['run', '--silent', 'build']))
    await step('server', async () => {
      server = await serve(tree)
    })
    await step('browser', () => enterAndReadBack(server?.url ?? ''))
    await step('the room in the browser', () =>
      inTree(tree, 'playwright', ['test', `e2e/${ROOM.name}.e2e.ts`], {
        E2E_REUSE: '1',
        E2E_PORT: new URL(server?.url ?? '').port,
      }),
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    result.failed += 1
  } finally {
    await (server as { stop(): Promise<void> } | null)?.stop()
    rmSync(tree, { recursive: true, force: true })
  }
  return result
}
