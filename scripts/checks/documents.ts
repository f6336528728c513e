import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { ROOT, type Result } from '../part.ts'
import { addressesOf, knowsAddress } from './addresses.ts'

export const name = 'documents'
export const cores = 1

/**
 * Everything a page of documentation points at: files, headings, addresses, commands. Each that is
 * not there is a fault.
 */
export async function run(): Promise<Result> {
  const pages = globSync('**/*.md', {
    cwd: ROOT,
    exclude: (name) => /^(?:node_modules|dist|data|coverage|test-results|\..*)$/.test(name),
  }).toSorted()
  const known = addressesOf(ROOT)
  const faults = [
    ...pages.flatMap((page) => faultsOf(ROOT, page, known)),
    ...globSync(SOURCES, { cwd: ROOT, exclude: TOLD_APART }).flatMap((file) =>
      citationFaults(file, readFileSync(join(ROOT, file), 'utf8'), pages),
    ),
  ]
  for (const fault of faults) console.error(fault)
  return { passed: pages.length, failed: faults.length }
}

const SOURCES = '{server,src,scripts,mocks,client,e2e,openapi}/**/*.{ts,tsx,mjs,yaml,css,sql}'
/** Trees of their own are written there, to try this check and the changelog on. */
const TOLD_APART = ['**/*.test.ts']

/**
 * Pages that a file of code or contract cites and that are not in the tree: who reads the file
 * cannot read them. The rule itself goes there instead, or the page comes to docs/.
 */
export function citationFaults(file: string, text: string, pages: readonly string[]): string[] {
  return text
    .split('\n')
    .flatMap((line, at) =>
      [...line.matchAll(/(?<![\w/.<%*$}-])([\w][\w./-]*\.md)\b/g)].flatMap(([, cited = '']) =>
        pages.some((page) => page === cited || page.endsWith(`/${cited}`))
          ? []
          : [`${file}:${at + 1} cites ${cited}, which is not in the tree`],
      ),
    )
}

const ENDINGS = /\.(?:tsx?|mjs|cjs|md|json|ya?ml|sql|css|html|sh|png|webp)$/
/**
 * What stands for something: a placeholder, a pattern, an example of a tree that is yet to be made.
 */
const MADE_UP = /[<>*%$…|#=]|\bboats?\b|barcos|NNNN|VERSION|\bx\.|mooring/i

/**
 * A token that is written like a file of this tree: with an ending we use, or below one of its
 * folders. A build's own files are not in it.
 */
function looksLikeFile(token: string, folders: readonly string[]): boolean {
  if (
    !/^[\w@.{},/-]+$/.test(token) ||
    MADE_UP.test(token) ||
    token.startsWith('/') ||
    /node_modules|^(?:dist|data|\.vite)\//.test(token)
  )
    return false
  return (
    ENDINGS.test(token) ||
    token.startsWith('../') ||
    folders.some((folder) => token.startsWith(`${folder}/`))
  )
}

/** `{a,b}` as each of its words; `{a}` alone is a placeholder and gives nothing. */
function spread(token: string): string[] {
  const [, before = '', inside, after = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(token) ?? []
  if (inside === undefined) return [token]
  return inside.includes(',')
    ? inside.split(',').flatMap((word) => spread(`${before}${word}${after}`))
    : []
}

/**
 * Whether a file is there, seen from the page's folder, one around it, or the root; or whether it
 * ends a path of the tree.
 */
function isThere(root: string, page: string, token: string): boolean {
  for (let folder = dirname(page); ; folder = dirname(folder)) {
    if (existsSync(join(root, folder, token))) return true
    if (folder === '.' || token.startsWith('../')) break
  }
  return (
    !token.startsWith('../') &&
    (existsSync(join(root, 'generated', token)) ||
      globSync(`{src,server,scripts,e2e,openapi,mocks}/**/${token}`, { cwd: root }).length > 0)
  )
}

/** The anchors of a page, as GitHub makes them of its headings. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

function linkFault(root: string, page: string, target: string): string | null {
  if (/^[a-z]+:/.test(target)) return null
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? page : normalize(join(dirname(page), path))
  if (!existsSync(join(root, file))) return `links to ${target}, which is not there`
  return anchor && !anchorsOf(readFileSync(join(root, file), 'utf8')).includes(anchor)
    ? `links to ${target}: ${file} has no such heading`
    : null
}

/** What is wrong in one page, each with its line. */
export function faultsOf(root: string, page: string, known = addressesOf(root)): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const folders = [
    'docs',
    'src',
    'server',
    'scripts',
    'mocks',
    'e2e',
    'openapi',
    'generated',
    'client',
    'public',
  ].filter((folder) => existsSync(join(root, folder)))
  return readFileSync(join(root, page), 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      const faults: (string | null)[] = []
      for (const [, script = ''] of line.matchAll(/\bnpm run (?:-s |--silent )?([a-z][\w:-]*)/g))
        if (!(script in scripts)) faults.push(`npm run ${script}: package.json has no such script`)
      for (const [, target = ''] of line.replaceAll(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g))
        faults.push(linkFault(root, page, target))
      for (const [, token = ''] of line.matchAll(/`([^`]+)`/g)) {
        if (token.startsWith('/'))
          faults.push(
            MADE_UP.test(token.replaceAll(/[?#].*|<[^>]*>|…/g, '')) || knowsAddress(known, token)
              ? null
              : `${token}: no screen, operation or file of the server has this address`,
          )
        else if (looksLikeFile(token, folders))
          for (const file of spread(token))
            if (!isThere(root, page, file.replace(/:\d+$/, ''))) faults.push(`${file} is not there`)
      }
      return faults.filter((fault) => fault !== null).map((fault) => `${page}:${at + 1} ${fault}`)
    })
}
