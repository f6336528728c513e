import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isMap, isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { ROOT } from '../part.ts'

/** American spellings and strange words, and what the contract writes instead. */
const SPELT: [RegExp, string][] = [
  [/\b(behavi|col|fav|hon|neighb|lab)or(s|ed|s?ing|ite|ites|hood)?\b/i, 'our'],
  [/\b(organiz|recogniz|normaliz|optimiz|summariz|initializ|minimiz)\w+/i, 's for z'],
  [/\banalyz\w+/i, 'analyse'],
  [/\b(cancel|label|travel|model)(ed|ing|er)\b/i, 'double l'],
  [/\bcenter(s|ed)?\b/i, 'centre'],
  [/\blicenses?\b/i, 'licence'],
  [/\bcatalogs?\b/i, 'catalogue'],
  [/\bfulfill\b/i, 'fulfil'],
  [/\bgr[a]y\b/i, 'grey'],
  [/\b[Ee]mails?\b/, 'e-mail'],
  [/\b(zip ?code|realtors?|cell ?phones?)\b/i, 'postal code, agent, mobile phone'],
]

/** Keys whose texts are read by people. */
const TEXTS = new Set(['description', 'summary'])

/** What is spelt otherwise than the contract spells, each with file and line. */
export function spellingFaults(folder: string): string[] {
  return globSync('{openapi.yaml,{paths,schemas,parameters,responses}/**/*.yaml}', {
    cwd: folder,
  }).flatMap((file) => faultsIn(join(folder, file)))
}

function faultsIn(file: string): string[] {
  const lines = new LineCounter()
  const faults: string[] = []
  visit(parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines }), {
    Pair(_key, pair, path) {
      if (!isScalar(pair.key) || !isScalar(pair.value)) return
      const owner = path.at(-2)
      const around = isPair(owner) && isScalar(owner.key) ? owner.key.value : undefined
      if (around === 'properties' || !isMap(path.at(-1))) return
      if (!TEXTS.has(String(pair.key.value)) && around !== 'x-enum-descriptions') return
      // Between backticks stand names.
      const text = String(pair.value.value).replaceAll(/`[^`]*`/g, '')
      for (const [wrong, right] of SPELT) {
        const [word] = wrong.exec(text) ?? []
        const { line } = lines.linePos(pair.key.range?.[0] ?? 0)
        if (word !== undefined)
          faults.push(`${relative(ROOT, file)}:${line} "${word}": we write ${right}`)
      }
    },
  })
  return faults
}
