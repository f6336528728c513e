import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract } from '../contract.ts'
import { asJson, type Json } from '../json.ts'
import { ROOT } from '../paths.ts'
import { BANNER, template } from '../server-types.ts'
import type { Field } from './field.ts'
import { recordsOf, type RecordTables } from './tables.ts'

const LANGUAGES = ['es', 'en', 'ca', 'de']

/**
 * Writes `fields/<tag>/<surface>.ts`: the fields of the tag's record that show there, by `x-shows`,
 * and the order of `x-order`; with `words.json` for those that the server words.
 */
export function generateFields(contract: Contract, folder: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'field.ts'), `${BANNER}${template('field.txt')}`)
  writeFileSync(join(folder, 'condition.ts'), `${BANNER}${template('condition.txt')}`)
  for (const { tag, tables, worded } of recordsOf(contract)) {
    mkdirSync(join(folder, tag), { recursive: true })
    for (const table of tables)
      writeFileSync(join(folder, tag, `${table.surface}.ts`), tableFile(table))
    if (worded.length > 0)
      writeFileSync(
        join(folder, tag, 'words.json'),
        `${JSON.stringify(wordsOf(tag, worded), null, 1)}\n`,
      )
  }
}

function tableFile({ surface, fields, order }: RecordTables['tables'][number]): string {
  const lines = fields.map((field) => `  ${JSON.stringify(field)},\n`).join('')
  const table = `/** Fields that show there: ${surface}. */\nexport const fields: readonly Field[] = [\n${lines}]\n`
  const first =
    order.length === 0
      ? ''
      : '\n/** What the contract puts in order there; the rest follows. */\n' +
        `export const order: readonly string[] = ${JSON.stringify(order)}\n`
  return `${BANNER}import type { Field } from '../field.ts'\n\n${table}${first}`
}

/** Labels, codes and units in the words of the forms; the bare name where there is none yet. */
function wordsOf(tag: string, fields: readonly Field[]): Json {
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const words = dictionary('features', tag, 'i18n', `${language}.json`)
      const labels = Object.fromEntries(
        fields.map(({ path, name }) => [path, labelOf(words, path) ?? name]),
      )
      const codes = Object.fromEntries(
        fields.flatMap(({ codes: list }) =>
          list === undefined ? [] : [[list, asJson(asJson(words['enums'])[list])]],
        ),
      )
      return [
        language,
        { labels, codes, units: asJson(dictionary('forms', 'i18n', `${language}.json`)['units']) },
      ]
    }),
  )
}

function dictionary(...path: string[]): Json {
  const file = join(ROOT, 'src', ...path)
  return existsSync(file) ? asJson(JSON.parse(readFileSync(file, 'utf8'))) : {}
}

function labelOf(words: Json, path: string): string | undefined {
  const found = path
    .split('.')
    .filter((part) => part !== '*')
    .reduce<unknown>((at, part) => asJson(at)[part], words['fields'])
  return typeof found === 'string' ? found : undefined
}
