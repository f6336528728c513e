import { isNoSegment, type Call } from '../http.ts'
import { nearest, type Typed } from './arguments.ts'
import { Usage } from './failure.ts'
import { commandBy, fieldsOf, flagOf, OWN_FLAGS, type Command } from './table.ts'
import { jsonOf, putInto, valueOf } from './values.ts'

/** What a command line asks of the server. */
export interface Asked {
  call: Call
  headers: Record<string, string>
}

const BINARY = { file: { responseType: 'blob' } } as Record<string, { responseType?: string }>

/**
 * The request of a command: its words fill the path in their order, its flags the query, the headers
 * and the body. `latest` reads the version that `--at latest` stands for. Throws Usage for a word too
 * many, one too few, and a flag that there is not.
 */
export async function requestOf(
  command: Command,
  typed: Typed,
  latest: (url: string) => Promise<unknown>,
): Promise<Asked> {
  const url = await pathOf(command, typed.words)
  const params: Record<string, unknown> = {}
  const headers: Record<string, string> = {}
  const body = await givenBody(command, typed)
  const fields = fieldsOf(command.body)
  for (const [flag, text] of typed.flags) {
    if (Object.hasOwn(OWN_FLAGS, flag)) continue
    const said = { flag, text }
    const header = command.headers.find((one) => flagOf(one) === flag)
    if (header) headers[header.name] = text
    else if (flag === 'at' && text === 'latest' && fields.some(({ name }) => name === 'version'))
      body['version'] = await latestOf(command, typed, latest)
    else if (!(await putInto(body, fields, said)) && !(await putInto(params, command.query, said)))
      throw new Usage(unknown(command, flag))
  }
  lacking(
    command,
    command.query.filter(({ name }) => params[name] === undefined),
  )
  return {
    call: {
      url,
      method: command.method,
      ...BINARY[command.answer],
      ...(command.query.length > 0 ? { params } : {}),
      ...(command.body === null ? {} : { data: body }),
    },
    headers,
  }
}

async function latestOf(
  command: Command,
  { words }: Typed,
  latest: (url: string) => Promise<unknown>,
): Promise<unknown> {
  const record = commandBy(command.record)
  if (!record) throw new Usage('--at latest: give the number, nothing here says it')
  return latest(await pathOf(record, words.slice(0, record.params.length)))
}

async function pathOf({ path, params, tag, verb }: Command, words: string[]): Promise<string> {
  if (words.length !== params.length)
    throw new Usage(
      `llar ${tag} ${verb} takes ${params.map(({ name }) => `<${name}>`).join(' ') || 'no words'}, ` +
        `not ${words.length === 0 ? 'nothing' : words.join(' ')}`,
    )
  const given = new Map<string, string>()
  for (const [at, field] of params.entries()) {
    const word = String(await valueOf(field, words[at] ?? '', `<${field.name}>`))
    if (isNoSegment(word)) throw new Usage(`<${field.name}> is no ${JSON.stringify(word)}`)
    given.set(field.name, word)
  }
  return path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(given.get(name) ?? ''),
  )
}

async function givenBody(command: Command, typed: Typed): Promise<Record<string, unknown>> {
  const given = typed.flags.findLast(([flag]) => flag === 'body')?.[1]
  if (given === undefined) return {}
  if (command.body === null) throw new Usage(`llar ${command.tag} ${command.verb} sends no body`)
  const body = await jsonOf('--body', given)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Usage('--body is an object')
  return { ...(body as Record<string, unknown>) }
}

/** What the query has to say: it is missed here, since its absence would say less. */
function lacking({ tag, verb }: Command, fields: Command['query']): void {
  const [first] = fields.filter(({ required }) => required)
  if (first) throw new Usage(`llar ${tag} ${verb} needs --${flagOf(first)}`)
}

function unknown(command: Command, flag: string): string {
  const known = [...fieldsOf(command.body), ...command.query, ...command.headers].map(flagOf)
  const near = nearest(flag, [...known, ...Object.keys(OWN_FLAGS)])
  const meant = near ? ` Did you mean --${near}?` : ''
  return `llar ${command.tag} ${command.verb} has no --${flag}.${meant}`
}
