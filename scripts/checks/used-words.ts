import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from '../part.ts'
import { read, type DictionaryPath } from './dictionaries.ts'

const CALL = /\bt\(\s*(['"`])((?:(?!\1).)+)\1/g
/** Its keys are the specification's own Spanish sentences, with points in them. */
const SENTENCES = 'errors'

/** Keys that the screens ask for by name and that no dictionary has: `file:line t('key')`. */
export function unknownWords(paths: readonly DictionaryPath[], root = ROOT): string[] {
  const namespaces = new Map(
    paths.map((path) => [
      namespaceOf(relative(root, path)),
      Object.keys(read(path.replace('{lang}', 'es'))),
    ]),
  )
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  )
  return sources.flatMap((file) =>
    faultsOf(join('src', file), readFileSync(join(root, 'src', file), 'utf8'), namespaces),
  )
}

function faultsOf(file: string, text: string, namespaces: ReadonlyMap<string, string[]>): string[] {
  const asked = new Set(
    [...text.matchAll(/useTranslation\(\s*'([^']+)'\s*\)/g)].map((match) => match[1] ?? ''),
  )
  const own = asked.size === 1 ? [...asked][0] : undefined
  return [...text.matchAll(CALL)].flatMap((match) => {
    const written = match[2] ?? ''
    const [, named, key = ''] = /^(?:([\w-]+):)?(.+)$/.exec(written) ?? []
    const namespace = named ?? own
    if (namespace === undefined || namespace === SENTENCES || namespace.includes('${')) return []
    const line = text.slice(0, match.index).split('\n').length
    const keys = namespaces.get(namespace)
    if (keys === undefined)
      return [`${file}:${line} t('${written}'): there is no namespace ${namespace}`]
    return isKnown(key, keys)
      ? []
      : [`${file}:${line} t('${written}'): ${namespace} has no such word`]
  })
}

/** The key itself, its plural forms, or, up to the first `${`, anything that starts so. */
function isKnown(key: string, keys: readonly string[]): boolean {
  const start = key.indexOf('${')
  if (start === 0) return true
  if (start > 0) return keys.some((known) => known.startsWith(key.slice(0, start)))
  return keys.some(
    (known) => known === key || known.startsWith(`${key}.`) || known.startsWith(`${key}_`),
  )
}

/**
 * As src/i18n/words.ts names them: `words/<namespace>.<lang>.json`, else the room that holds
 * `i18n/<lang>.json`.
 */
function namespaceOf(path: string): string {
  const words = /i18n\/words\/(.+)\.\{lang\}\.json$/.exec(path)?.[1]
  return (
    words ??
    (/^src\/(?:features\/)?(.+)\/i18n\/\{lang\}\.json$/.exec(path)?.[1] ?? path).replaceAll(
      '/',
      '-',
    )
  )
}
