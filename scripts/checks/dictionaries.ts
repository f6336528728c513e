import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../part.ts'

/** Leaf key, dotted → text. */
export type Dictionary = Record<string, string>

const LANGUAGES = ['es', 'en', 'ca', 'de'] as const
const FILE = /^(.*[/.])(es|en|ca|de)\.json$/

/** One dictionary: the file of each language with `{lang}` in its place. */
export type DictionaryPath = string

/** Dictionaries under these folders: `<anything>es.json` beside its three sisters. */
export function dictionaries(folders: readonly string[], root = ROOT): DictionaryPath[] {
  const found = new Set<DictionaryPath>()
  for (const folder of folders) {
    if (!existsSync(join(root, folder))) continue
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const match = FILE.exec(`/${file}`)
      if (match) found.add(join(root, folder, `.${match[1]}{lang}.json`))
    }
  }
  return [...found].toSorted()
}

/** The leaves of a dictionary file by their dotted key. */
export function read(file: string): Dictionary {
  const leaves: Dictionary = {}
  flatten(JSON.parse(readFileSync(file, 'utf8')), [], leaves)
  return leaves
}

function flatten(node: unknown, path: string[], leaves: Dictionary): void {
  if (typeof node === 'object' && node !== null)
    for (const [key, value] of Object.entries(node)) flatten(value, [...path, key], leaves)
  else leaves[path.join('.')] = String(node)
}

/** Keys that a language lacks, empty texts, and placeholders that differ from the Spanish text. */
export function compareLanguages(path: DictionaryPath): string[] {
  const shown = path.slice(ROOT.length + 1)
  const missingFile = LANGUAGES.filter((lang) => !existsSync(path.replace('{lang}', lang)))
  if (missingFile.length > 0)
    return missingFile.map(
      (lang) => `${shown.replace('{lang}', lang)}: no such file in ${dirname(shown)}`,
    )
  const byLanguage = Object.fromEntries(
    LANGUAGES.map((lang) => [lang, forms(read(path.replace('{lang}', lang)))]),
  )
  const keys = new Set(LANGUAGES.flatMap((lang) => [...(byLanguage[lang]?.keys() ?? [])]))
  const faults: string[] = []
  for (const key of keys) {
    const spanish = placeholders(byLanguage['es']?.get(key) ?? '')
    for (const lang of LANGUAGES) {
      const text = byLanguage[lang]?.get(key)
      const file = shown.replace('{lang}', lang)
      if (text === undefined) faults.push(`${file}: no ${key}`)
      else if (text.trim() === '') faults.push(`${file}: ${key} is empty`)
      else if (placeholders(text) !== spanish)
        faults.push(`${file}: ${key} has other placeholders than es.json`)
    }
  }
  return faults
}

/**
 * Plural forms of a key (`_one`, `_other`) count as one, their texts together: languages have
 * different numbers of them.
 */
function forms(words: Dictionary): Map<string, string> {
  const merged = new Map<string, string>()
  for (const [key, text] of Object.entries(words)) {
    const stem = key.replace(/_(zero|one|two|few|many|other)$/, '')
    merged.set(stem, stem === key || !merged.has(stem) ? text : `${merged.get(stem)} ${text}`)
  }
  return merged
}

function placeholders(text: string): string {
  return [
    ...new Set(text.match(/\{\{?\s*[\w.]+/g)?.map((found) => found.replaceAll(/[{\s]/g, '')) ?? []),
  ]
    .toSorted()
    .join()
}
