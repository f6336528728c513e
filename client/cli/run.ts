import { http, withSettings, type Call } from '../http.ts'
import { checkSettings, type Settings } from '../settings.ts'
import { print, rowsOf, shapeOf } from './answer.ts'
import { flagIn, nearest, read, type Typed } from './arguments.ts'
import { candidates, completionFor } from './completion.ts'
import { exitOf, Usage, wordsOf } from './failure.ts'
import { commandHelp, mainHelp, OWN_COMMANDS, tagHelp } from './help.ts'
import { requestOf } from './request.ts'
import { settingsOf, signIn, signOut } from './sign-in.ts'
import { commandOf, commandsOf, standsAlone, SWITCHES, tagsOf, type Command } from './table.ts'
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
  if (tag === '--version') return out(mainHelp().split(':', 1)[0] ?? '')
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
  return flagIn(typed, 'help') === undefined
    ? ask(command, typed, terminal)
    : out(commandHelp(command))
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
  if (name === 'login') return terminal.say(await signIn(typed, terminal))
  if (name === 'logout') return terminal.say(await signOut(terminal))
  if (name === 'completion') return terminal.write(completionFor(typed.words[0]))
  const [method = 'GET', url = ''] = typed.words
  if (!url.startsWith('/')) throw new Usage('llar api GET /api/v1/place/?q=palma')
  const body = flagIn(typed, 'body')
  const data = body === undefined ? undefined : await jsonOf('--body', body)
  const settings = await settingsOf(typed, terminal)
  const said = await send(settings, { url, method: method.toUpperCase(), data })
  await print(said, 'json', typed, terminal)
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
  const { call, headers } = await requestOf(command, typed, async (url) => {
    const now = await send(settings, { url, method: 'GET' })
    if (typeof now === 'object' && now !== null && 'version' in now) return now.version
    throw new Usage('--at latest: what is there says no version; give the number')
  })
  await mayGoOn(command, typed, terminal)
  if (command.answer === 'lines') return stream(settings, call, terminal)
  let page = await send(settings, call, headers)
  const rows = rowsOf(page)
  const all = flagIn(typed, 'all') !== undefined && command.goesOn && rows !== null
  while (all && hasNext(page)) {
    if (shape === 'ndjson') {
      await print(page, shape, typed, terminal)
      rows.length = 0
    }
    page = await send(
      settings,
      { ...call, params: { ...(call.params as object), cursor: page.next } },
      headers,
    )
    rows.push(...(rowsOf(page) ?? []))
  }
  await print(all ? { ...(page as object), items: rows } : page, shape, typed, terminal)
}

const hasNext = (page: unknown): page is { next: string } =>
  typeof page === 'object' && page !== null && 'next' in page && typeof page.next === 'string'

/** What takes something away is asked before, and not done where nobody can be asked. */
async function mayGoOn(
  { asks, tag, verb, summary }: Command,
  typed: Typed,
  terminal: Terminal,
): Promise<void> {
  if (!asks || flagIn(typed, 'yes') !== undefined) return
  const answered = await terminal.ask(`${summary}. Go on? [y/N] `)
  if (answered === null) throw new Usage(`llar ${tag} ${verb} asks before it does that: say --yes`)
  if (!/^(?:y|yes)$/i.test(answered.trim())) throw new Usage('Nothing was done.')
}

/** What the server tells as it happens, until the line is cut. */
async function stream(
  settings: Settings,
  { url, params }: Call,
  terminal: Terminal,
): Promise<void> {
  const query = new URLSearchParams(params as Record<string, string>).toString()
  const reply = await (settings.fetch ?? fetch)(
    `${settings.baseUrl.replace(/\/+$/, '')}${url}${query ? `?${query}` : ''}`,
    {
      headers: {
        accept: 'text/event-stream',
        ...(settings.token ? { authorization: `Bearer ${settings.token}` } : {}),
      },
    },
  )
  if (!reply.ok || !reply.body) throw new Usage(`The server answered ${reply.status}`)
  for await (const piece of reply.body) await terminal.write(piece as Uint8Array)
}
