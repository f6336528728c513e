import { http, LlarError, requestOf as requestFor, withSettings, type Call } from '../http.ts'
import { checkSettings, type Settings } from '../settings.ts'
import { bytesOf, rowsOf, shapeOf } from './answer.ts'
import { flagIn, isOn, nearest, read, type Typed } from './arguments.ts'
import { candidates, completionFor } from './completion.ts'
import { exitOf, Usage, wordsOf } from './failure.ts'
import { commandHelp, mainHelp, OWN_COMMANDS, tagHelp } from './help.ts'
import { requestOf, type Asked } from './request.ts'
import { settingsOf, signIn, signOut } from './sign-in.ts'
import { sinkOf, type Sink } from './sink.ts'
import {
  commandOf,
  commandsOf,
  standsAlone,
  SWITCHES,
  TABLE,
  tagsOf,
  type Command,
} from './table.ts'
import type { Terminal } from './terminal.ts'
import { jsonOf } from './values.ts'

/** Runs one command line; resolves with the exit code. What goes wrong is said, never thrown. */
export async function run(line: readonly string[], terminal: Terminal): Promise<number> {
  try {
    await answer(line, terminal)
    return 0
  } catch (error) {
    terminal.say(wordsOf(error))
    return exitOf(error)
  }
}

async function answer(line: readonly string[], terminal: Terminal): Promise<void> {
  const [tag = '', ...rest] = line
  const out = (text: string): Promise<void> => terminal.write(`${text}\n`)
  if (tag === '__complete') return out(candidates(rest).join('\n'))
  if (tag === '' || tag === 'help' || tag === '--help' || tag === '-h') return out(mainHelp())
  if (tag === '--version') return out(`llar ${TABLE.version}`)
  if (Object.hasOwn(OWN_COMMANDS, tag)) return ownCommand(tag, rest, terminal)
  const [verb = '', ...words] = rest
  if (commandsOf(tag).length === 0) throw new Usage(strange(tag, tagsOf(), 'llar --help'))
  if (verb === '' || verb === '--help' || verb === '-h') return out(tagHelp(tag))
  const command = commandOf(tag, verb)
  if (!command) {
    const verbs = commandsOf(tag).map((one) => one.verb)
    throw new Usage(
      strange(
        `${tag} ${verb}`,
        verbs.map((one) => `${tag} ${one}`),
        `llar ${tag} --help`,
      ),
    )
  }
  const typed = read(words, (flag) => standsAlone(command, flag))
  return isOn(typed, 'help') ? out(commandHelp(command)) : ask(command, typed, terminal)
}

const strange = (typed: string, known: readonly string[], help: string): string => {
  const near = nearest(typed, known)
  return `There is no llar ${typed}.${near ? ` Did you mean llar ${near}?` : ''} ${help} says what there is.`
}

async function ownCommand(
  name: string,
  rest: readonly string[],
  terminal: Terminal,
): Promise<void> {
  const typed = read(rest, (flag) => SWITCHES.has(flag))
  if (isOn(typed, 'help')) return terminal.write(`${mainHelp()}\n`)
  const strayed = typed.flags.find(
    ([flag]) => !(OWN_COMMANDS[name as 'api'].flags as readonly string[]).includes(flag),
  )
  if (strayed) throw new Usage(`llar ${name} has no --${strayed[0]}`)
  if (name === 'login') return terminal.say(await signIn(typed, terminal))
  if (name === 'logout') return terminal.say(await signOut(terminal))
  if (name === 'completion') return terminal.write(completionFor(typed.words[0]))
  const [named = 'GET', url = ''] = typed.words
  const method = named.toUpperCase()
  if (!url.startsWith('/')) throw new Usage('llar api GET /api/v1/place/?q=palma')
  const body = flagIn(typed, 'body')
  if (body !== undefined && method === 'GET') throw new Usage('A GET has no body')
  const data = body === undefined ? undefined : await jsonOf('--body', body)
  const settings = await settingsOf(typed, terminal)
  const sink = await sinkOf(typed, terminal)
  await into(sink, async () => {
    if (method === 'DELETE') await mayGoOn(`DELETE ${url}`, typed, terminal)
    const said = await send(settings, { url, method, data })
    await sink.write(await bytesOf(said, 'json', terminal))
  })
}

/** A setting that cannot be meant is a fault of what was typed. */
function send(
  settings: Settings,
  call: Call,
  headers: Record<string, string> = {},
): Promise<unknown> {
  try {
    checkSettings(settings)
  } catch (error) {
    throw new Usage(
      error instanceof Error ? error.message.replace(/^connect: /, '') : String(error),
    )
  }
  return withSettings(settings, () => http<unknown>(call, { headers }))
}

async function ask(command: Command, typed: Typed, terminal: Terminal): Promise<void> {
  const shape = shapeOf(command, typed, terminal)
  const settings = await settingsOf(typed, terminal)
  const asked = await requestOf(command, typed, async (url) => {
    const now = await send(settings, { url, method: 'GET' })
    if (typeof now === 'object' && now !== null && 'version' in now) return now.version
    throw new Usage('--at latest: what is there says no version; give the number')
  })
  const sink = await sinkOf(typed, terminal, command.answer === 'lines')
  await into(sink, async () => {
    if (command.asks) await mayGoOn(command.summary, typed, terminal)
    if (command.answer === 'lines') return stream(settings, asked, sink)
    const first = await send(settings, asked.call, asked.headers)
    const all = isOn(typed, 'all') && command.goesOn
    if (!all && isOn(typed, 'csv') && hasNext(first)) terminal.say('There are more: --all.')
    if (!all) return sink.write(await bytesOf(first, shape, terminal))
    // Line by line nothing needs the rest.
    if (shape === 'ndjson')
      for await (const page of pagesFrom(first))
        await sink.write(await bytesOf(page, shape, terminal))
    else await sink.write(await bytesOf(await toTheEnd(first), shape, terminal))
  })

  async function* pagesFrom(first: unknown): AsyncGenerator<unknown> {
    let page = first
    yield page
    while (hasNext(page)) {
      const params = { ...(asked.call.params as object), cursor: page.next }
      page = await send(settings, { ...asked.call, params }, asked.headers)
      yield page
    }
  }

  /** What the first page says of all, with the rows of every page. */
  async function toTheEnd(first: unknown): Promise<unknown> {
    const rows: object[] = []
    for await (const page of pagesFrom(first)) rows.push(...(rowsOf(page) ?? []))
    return { ...(first as object), items: rows, next: null }
  }
}

/** Writes whole or not at all. */
async function into(sink: Sink, write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    await sink.drop()
    throw error
  }
  await sink.done()
}

const hasNext = (page: unknown): page is { next: string } =>
  typeof page === 'object' && page !== null && 'next' in page && typeof page.next === 'string'

/** What takes something away is asked before, and not done where nobody can be asked. */
async function mayGoOn(what: string, typed: Typed, terminal: Terminal): Promise<void> {
  if (isOn(typed, 'yes')) return
  const answered = await terminal.ask(`${what}. Go on? [y/N] `)
  if (answered === null) throw new Usage(`${what}: llar asks before it does that; say --yes`)
  if (!/^(?:y|yes)$/i.test(answered.trim())) throw new Usage('Nothing was done.')
}

/** What the server tells as it happens, until the line is cut. */
async function stream(settings: Settings, { call, headers }: Asked, sink: Sink): Promise<void> {
  const accepts = { Accept: 'text/event-stream', ...headers }
  const reply = await (settings.fetch ?? fetch)(requestFor(call, settings, { headers: accepts }))
  if (!reply.ok) throw new LlarError(call, reply.status, await reply.json().catch(() => null), null)
  if (reply.body) for await (const piece of reply.body) await sink.write(piece as Uint8Array)
}
