import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { forms } from '../../generated/forms/index.ts'
import { asJson } from '../generate/json.ts'
import { GENERATED } from '../generate/paths.ts'
import { ROOT, type Result } from '../part.ts'
import { compareLanguages, dictionaries, read, type Dictionary } from './dictionaries.ts'
import { strangeWords } from './enum-words.ts'
import { wordsOf } from './form-words.ts'
import { strayTerms } from './glossary.ts'
import { strayHouses } from './houses.ts'
import { pluralFaults } from './plurals.ts'
import { unknownWords } from './used-words.ts'
import { strangeVoices } from './voice.ts'

export const name = 'words'
export const cores = 1

/**
 * Every key in es, en, ca and de with the same placeholders, in the voice of its language, in the
 * words of the glossary and with a singular; a word for each field, value and group of each form,
 * English ones of values as the contract explains them, and one for each key that a screen names.
 */
export async function run(): Promise<Result> {
  const all = dictionaries(['src', 'server'])
  const faults = [
    ...all.flatMap(compareLanguages),
    ...all.flatMap((path) => pluralFaults(path)),
    ...all.flatMap(strangeVoices),
    ...all.flatMap(strayTerms),
    ...all.flatMap(strayHouses),
  ]
  if (faults.length === 0) faults.push(...unknownWords(all))
  const missing = new Map<string, string[]>()
  const document = asJson(JSON.parse(readFileSync(join(GENERATED, 'openapi.json'), 'utf8')))
  let passed = all.length
  for (const load of Object.values(forms)) {
    const { default: form } = await load()
    const file = join('src', 'features', form.tag, 'i18n', 'es.json')
    if (!existsSync(join(ROOT, 'src', 'features', form.tag))) continue
    const words: Dictionary = existsSync(join(ROOT, file)) ? read(join(ROOT, file)) : {}
    const english = join(ROOT, file.replace(/es\.json$/, 'en.json'))
    if (existsSync(english)) faults.push(...strangeWords(document, form, read(english)))
    for (const key of wordsOf(form)) {
      if (words[key] !== undefined) passed += 1
      else missing.set(form.tag, [...new Set([...(missing.get(form.tag) ?? []), key])])
    }
  }
  // The languages have the same keys: what one lacks, all do.
  for (const [tag, keys] of missing)
    faults.push(
      ...keys.map((key) => `src/features/${tag}/i18n/{es,en,ca,de}.json: no word for ${key}`),
    )
  for (const fault of faults) console.error(fault)
  return { passed, failed: faults.length }
}
