import {
  commandsOf,
  fieldsOf,
  flagOf,
  meaningsOf,
  OWN_FLAGS,
  SWITCHES,
  TABLE,
  tagsOf,
  type Command,
  type Field,
} from './table.ts'

const indented = (text: string, by = 2): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '' : `${' '.repeat(by)}${line}`))
    .join('\n')

const listed = (rows: readonly (readonly [string, string])[]): string => {
  const longest = Math.max(0, ...rows.map(([name]) => name.length))
  return rows.map(([name, words]) => `${name.padEnd(longest)}  ${words}`.trimEnd()).join('\n')
}

/** What llar does by itself, beside the operations of the contract. */
export const OWN_COMMANDS = {
  login: {
    words: 'Keep a key for a server: llar login --url https://llar.example',
    flags: ['url'],
  },
  logout: { words: 'Forget it', flags: [] },
  api: {
    words: 'Ask any address of the server: llar api GET /api/v1/place/?q=palma',
    flags: ['body', 'json', 'lang', 'out', 'yes'],
  },
  completion: { words: 'Words for a shell: bash, zsh or fish', flags: [] },
} as const satisfies Record<string, { words: string; flags: readonly string[] }>

/** `llar --help`. */
export const mainHelp = (): string =>
  [
    `llar ${TABLE.version}: every operation of the Llar API from the command line.`,
    'llar <room> <act> [words] [--flags]; llar <room> --help says what a room has.',
    `Rooms\n${indented(
      tagsOf()
        .join(' ')
        .replaceAll(/(.{1,72})(?: |$)/g, '$1\n')
        .trim(),
    )}`,
    `By itself\n${indented(
      listed(Object.entries(OWN_COMMANDS).map(([name, { words }]) => [name, words])),
    )}`,
    `Flags of all\n${indented(ownFlags())}`,
    'LLAR_URL, LLAR_TOKEN and LLAR_LANG stand for what login keeps and --lang says.',
    'Ends with 0, 2 typed wrong, 3 not signed in, 4 not allowed, 5 not found, 6 changed in between, ' +
      '7 refused, 8 too often, 9 the server or the way to it.',
  ].join('\n\n')

const ownFlags = (): string =>
  listed(
    Object.entries(OWN_FLAGS).map(([name, words]) => [
      `--${name}${SWITCHES.has(name) ? '' : ' …'}`,
      words,
    ]),
  )

/** `llar <tag> --help`. */
export const tagHelp = (tag: string): string =>
  `llar ${tag}\n\n${indented(listed(commandsOf(tag).map(({ verb, summary }) => [verb, summary])))}`

const WHAT: Record<Field['type'], string> = {
  text: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  file: '@FILE',
  json: 'JSON or @FILE',
}

const AT = 'The version that is changed; latest: the one that is there now.'

function fieldWords(field: Field): string {
  const kind = field.many ? `${WHAT[field.type]}, once for each` : WHAT[field.type]
  const values = meaningsOf(field)
  const meanings = values
    ? `\n${listed(Object.entries(values).map(([value, words]) => [value, words]))}`
    : ''
  const inner = field.object && !field.many ? innerFlags(field) : ''
  const must = field.required ? ' Needed.' : ''
  const about = field.name === 'version' ? AT : (field.about ?? '')
  return `(${kind})${must} ${about}`.trimEnd() + indented(meanings) + inner
}

/** Parts of an object have flags of their own: `--money.price-max`. */
const innerFlags = (field: Field): string => {
  const parts = fieldsOf(field.object).map((part) => `--${flagOf(field)}.${flagOf(part)}`)
  return parts.length > 0 ? `\n  parts: ${parts.join(' ')}` : ''
}

function whoOf({ roles, scope }: Command): string {
  if (scope === 'public') return 'Anybody.'
  const who = roles ? roles.join(', ') : 'Whoever is signed in'
  return scope === 'never'
    ? `${who}. Not with a key: only with the token of a session (LLAR_TOKEN).`
    : `${who}. A key needs the scope ${scope}.`
}

/** `llar <tag> <verb> --help`: the contract's own words. */
export function commandHelp(command: Command): string {
  const { tag, verb, summary, about, params } = command
  const words = params.map(({ name }) => ` <${name}>`).join('')
  const flags = [...fieldsOf(command.body), ...command.query, ...command.headers]
  const said = (fields: readonly Field[], name: (field: Field) => string): string =>
    fields.map((field) => `${name(field)}\n${indented(fieldWords(field))}`).join('\n')
  return [
    `llar ${tag} ${verb}${words}${flags.length > 0 ? ' [--flags]' : ''}`,
    `${summary}.\n${about}`.trim(),
    `Who: ${whoOf(command)}`,
    ...(params.length > 0 ? [`Words\n${indented(said(params, ({ name }) => `<${name}>`))}`] : []),
    ...(flags.length > 0
      ? [`Flags\n${indented(said(flags, (field) => `--${flagOf(field)}`))}`]
      : []),
    `For example\n  llar ${exampleOf(command).join(' ')}`,
  ].join('\n\n')
}

/** A value of the right kind: the contract's example, else the first that it may be. */
function exampleValue(field: Field): string {
  const [first] = Object.keys(meaningsOf(field) ?? {})
  if (first !== undefined) return first
  if (field.example !== undefined)
    return /^[\w.@:/+-]+$/.test(field.example) ? field.example : quoted(field.example)
  const made = {
    text: 'text',
    integer: '1',
    number: '1.5',
    boolean: 'true',
    file: '@file.jpg',
    json: "'{}'",
  }
  return made[field.type]
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** A line that runs: its words, and the flags that are needed. */
export function exampleOf(command: Command): string[] {
  const needed = [...fieldsOf(command.body), ...command.query].filter(({ required }) => required)
  return [
    command.tag,
    command.verb,
    ...command.params.map(exampleValue),
    ...needed.flatMap((field) => {
      const flag = `--${flagOf(field)}`
      if (field.type === 'boolean') return [flag]
      return [
        flag,
        field.name === 'version' && command.record !== null ? 'latest' : exampleValue(field),
      ]
    }),
  ]
}
