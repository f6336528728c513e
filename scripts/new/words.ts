import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Field, type FieldWords, type Language } from './asked.ts'

/**
 * The words of the command: `Eslora`, and of a choice `Tipo: De vela, De motor`. Throws one
 * sentence for all that is missing: a field without its words is not whole in any language.
 */
export function wordsFrom(
  given: Partial<Record<Language, string | undefined>>,
  values: string[],
): FieldWords {
  const parts = LANGUAGES.map((language) => [language, partsOf(given[language] ?? '')] as const)
  const lacking = parts.filter(([, { name, ofValues }]) =>
    values.length > 0 ? name === '' || ofValues.length !== values.length : name === '',
  )
  if (lacking.length > 0)
    throw new Error(
      `What is it called${values.length > 0 ? ', and each of its values' : ''}? Say it in ` +
        `${lacking.map(([language]) => language).join(', ')}, too: ` +
        lacking.map(([language]) => `--${language} ${exampleOf(values)}`).join(' ') +
        lacking.map(([language, part]) => tooMany(language, part, values)).join(''),
    )
  const each = <T>(of: (part: Parts) => T): Record<Language, T> =>
    Object.fromEntries(parts.map(([language, part]) => [language, of(part)])) as Record<Language, T>
  // A word with a colon is one of a choice only.
  if (values.length === 0) return { words: each(({ whole }) => whole) }
  return { words: each(({ name }) => name), valueWords: each(({ ofValues }) => ofValues) }
}

interface Parts {
  whole: string
  name: string
  ofValues: string[]
}

function partsOf(text: string): Parts {
  const [name = '', ...rest] = text.split(':')
  const ofValues = rest.join(':').split(',')
  return {
    whole: text.trim(),
    name: name.trim(),
    ofValues: ofValues.map((word) => word.trim()).filter(Boolean),
  }
}

/** A comma inside a word makes two of it, which nobody would guess. */
const tooMany = (language: Language, { ofValues }: Parts, { length }: string[]): string =>
  length > 0 && ofValues.length > length
    ? `\n--${language} has ${ofValues.length} words for ${length}: a comma stands between two values.`
    : ''

const exampleOf = (values: string[]): string =>
  values.length > 0 ? `"…: ${values.map((value) => `<${value}>`).join(', ')}"` : '…'

type Tree = { [key: string]: string | Tree }

/** A number as a key goes to the front of its object: marked, it stays where people wrote it. */
const ordered = (key: string): string => key.replace(/^(?=\d+$)/, '#')
const read = (text: string): Tree => JSON.parse(text.replace(/^(\s*")(?=\d+":)/gm, '$1#')) as Tree
const written = (tree: Tree): string =>
  `${JSON.stringify(tree, null, 2).replace(/^(\s*")#(?=\d+":)/gm, '$1')}\n`

/** Sets a word at a dotted path, unless there is one. */
function put(tree: Tree, path: string, word: string): void {
  const keys = path.split('.').map(ordered)
  const last = keys.pop() ?? ''
  let at = tree
  for (const key of keys) {
    const below = at[key]
    at = typeof below === 'object' ? below : ((at[key] = {}) as Tree)
  }
  at[last] ??= word
}

/** The generated form that says where words belong; throws where nothing is generated of it. */
export function formOf(root: string, at: string): string {
  const [component = ''] = at.split('.')
  const [form] = globSync(`generated/forms/*/${component}.ts`, { cwd: root })
  if (!form)
    throw new Error(
      `generated/forms has no ${component}: it needs x-form: true, and a path of openapi/paths` +
        ' that names it. Then npm run generate, and this again.',
    )
  return form
}

/**
 * Words of the field and its values in the four languages; after `npm run generate`, which says
 * where they belong.
 */
export function addWords(root: string, { at, values = [], words, valueWords }: Field): string[] {
  const [, name = ''] = at.split('.')
  const form = formOf(root, at)
  const prefix =
    /"?prefix"?: ["']([^"']+)["']/.exec(readFileSync(join(root, form), 'utf8'))?.[1] ?? ''
  const tag = form.split(/[\\/]/)[2] ?? ''
  return LANGUAGES.map((language) => {
    const file = join('src', 'features', tag, 'i18n', `${language}.json`)
    const all = existsSync(join(root, file)) ? read(readFileSync(join(root, file), 'utf8')) : {}
    put(all, `fields.${prefix}.${name}`, words[language])
    for (const [index, value] of values.entries())
      put(all, `enums.${name}.${value}`, valueWords?.[language][index] ?? value)
    writeFileSync(join(root, file), written(all))
    return file
  })
}
