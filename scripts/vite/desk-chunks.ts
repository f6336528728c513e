import { fileURLToPath } from 'node:url'
import { FRAMES, screens } from '../sizes.ts'

/** Of what the bundler knows about a module, what is asked here. */
interface ModuleInfo {
  code: string | null
  importedIds: string[]
  dynamicallyImportedIds: string[]
}

export type Ask = (id: string) => ModuleInfo | null

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const ICON = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/
/** It names every icon there is: what a module takes of it stands in the module's own text. */
const ICONS = /lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.m?js$/
/** All of it is the desk's, whoever loads it later. */
const DESK = /[\\/]src[\\/]app[\\/]workspace[\\/]/
const TABLE = 'src/app/all-screens.ts'
/** Source letters a piece may have, with what only it builds on, to travel with the others. */
const SMALL = 8_000
/** Pages that share a piece before all of the desk carries it. */
const SHARED = 5
/** What the forms are made of comes with them, in pieces of its own. */
const FORMS = /[\\/](src[\\/]forms|node_modules[\\/](?!lucide-react))[\\/]/

/** Icons a module names, as files of the package that `ICONS` names. */
function iconsOf(ask: Ask, id: string): string[] {
  const { code = '', importedIds = [] } = ask(id) ?? {}
  const list = importedIds.find((one) => ICONS.test(one))
  if (!list || !code) return []
  const all = ask(list)
  const named = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
  return named.flatMap((name) => {
    const line = new RegExp(`\\bas ${name}\\b[^}]*\\}\\s*from\\s*["']\\./icons/([\\w-]+)\\.`)
    const [, file] = line.exec(all?.code ?? '') ?? []
    return file ? (all?.importedIds.filter((one) => one.includes(`/icons/${file}.`)) ?? []) : []
  })
}

/**
 * Modules that some lead to; `later`: by what is loaded later, too. Behind a door it is not looked.
 */
function reached(
  ask: Ask,
  from: readonly string[],
  isDoor: (id: string) => boolean,
  later = false,
): Set<string> {
  const seen = new Set<string>()
  const walk = (id: string): void => {
    if (seen.has(id) || ICONS.test(id) || isDoor(id)) return
    seen.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = ask(id) ?? {}
    for (const next of [...importedIds, ...iconsOf(ask, id)]) walk(next)
    if (later) for (const next of dynamicallyImportedIds) walk(next)
  }
  from.forEach(walk)
  return seen
}

/** Whether a piece with all that it builds on may come to pages that do not use it. */
const isSmall = (ask: Ask, pieces: string[]): boolean =>
  pieces.every((id) => !/\.css|\0/.test(id) && !FORMS.test(id)) &&
  pieces.reduce((sum, id) => sum + (ask(id)?.code?.length ?? SMALL), 0) < SMALL

/** Sorts modules into the desk's chunks; undefined: the bundler decides. */
function sort(ask: Ask): (id: string) => string | undefined {
  const local = (modules: readonly string[] = []) => modules.map((module) => ROOT + module)
  const of = (isPublic: boolean) =>
    screens()
      .filter(({ layout }) => (layout === 'public') === isPublic)
      .flatMap(({ page, opens }) => local([page, ...opens]))
  const frame = local(FRAMES.private)
  const doors = new Set([...frame, ...of(false)])
  const isDoor = (id: string): boolean => doors.has(id) || DESK.test(id)
  const visits = [...local([...(FRAMES.public ?? []), 'src/main.tsx', 'src/start.ts']), ...of(true)]
  const first = reached(ask, visits, isDoor)
  const later = reached(ask, visits, isDoor, true)
  // The table of routes is asked for by itself, and the frame builds on it.
  const table = reached(ask, [ROOT + TABLE], (id) => first.has(id))
  const framed = reached(ask, frame, (id) => first.has(id) || table.has(id))
  const isBegun = (id: string): boolean => first.has(id) || table.has(id) || framed.has(id)
  const pages = [...new Set(of(false))].map((page) => reached(ask, [page], isBegun))
  const isShared = (id: string): boolean =>
    pages.filter((page) => page.has(id)).length >= SHARED &&
    isSmall(ask, [...reached(ask, [id], isBegun)])
  return (id) => {
    if (first.has(id) || table.has(id) || doors.has(id)) return undefined
    if (ICON.test(id)) return 'desk-icons'
    if (framed.has(id)) return later.has(id) ? 'signed' : 'desk'
    if (!isShared(id)) return undefined
    return later.has(id) ? 'signed' : 'desk-parts'
  }
}

/**
 * The desk's small pieces in few files, by the very graph of imports: `desk` is what its frame is
 * made of, `signed` the part of it that public pages may load later, `desk-icons` pictures,
 * `desk-parts` what several pages share. What a public page begins with stays out, and a piece goes
 * with all that it builds on, so that no chunk waits for one that waits for it.
 */
export function deskChunk(): (id: string, graph: { getModuleInfo: Ask }) => string | undefined {
  let sorted: ReturnType<typeof sort> | undefined
  return (id, graph) => (sorted ??= sort((one) => graph.getModuleInfo(one)))(id)
}
