import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { LANGUAGES, type Settings } from '../settings.ts'
import { flagIn, type Typed } from './arguments.ts'
import { Usage } from './failure.ts'
import type { Terminal } from './terminal.ts'

/** What is kept of a sign-in: a key, and the one server that it is for. */
interface Kept {
  url: string
  token: string
}

/** Where it is kept: in the folder that the system has for settings. */
function fileOf({ env }: Terminal): string {
  const home = env['HOME'] ?? env['USERPROFILE'] ?? homedir()
  return join(env['XDG_CONFIG_HOME'] || env['APPDATA'] || join(home, '.config'), 'llar', 'key.json')
}

async function keptIn(terminal: Terminal): Promise<Kept | null> {
  try {
    return JSON.parse(await readFile(fileOf(terminal), 'utf8')) as Kept
  } catch {
    return null
  }
}

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).href : url)

/**
 * Where a command goes and as whom: `LLAR_URL` and `LLAR_TOKEN`, else what `llar login` kept. A key
 * goes to the server that it was kept for and to no other, and follows no redirect.
 */
export async function settingsOf(typed: Typed, terminal: Terminal): Promise<Settings> {
  const kept = await keptIn(terminal)
  const { LLAR_URL, LLAR_TOKEN: token, LLAR_LANG: language } = terminal.env
  const url = LLAR_URL || kept?.url
  if (!url) throw new Usage('Which server? llar login --url https://llar.example, or set LLAR_URL')
  const lang = flagIn(typed, 'lang') ?? (language || 'en')
  if (!LANGUAGES.includes(lang as 'en')) throw new Usage(`--lang is one of ${LANGUAGES.join(', ')}`)
  const own = kept && originOf(kept.url) === originOf(url) ? kept.token : null
  return {
    baseUrl: url,
    token: token || own,
    language: lang as 'en',
    fetch: (request, init) => terminal.fetch(request, { ...init, redirect: 'error' }),
  }
}

/** `llar login --url URL`: keeps a key, read from what is piped in or typed unseen. */
export async function signIn(typed: Typed, terminal: Terminal): Promise<string> {
  const url = flagIn(typed, 'url') ?? terminal.env['LLAR_URL']
  if (!url || !/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new Usage('llar login --url https://llar.example, and the key on standard input')
  const token = (await terminal.ask(`Key for ${url} (Integrations, Developers): `, true))?.trim()
  if (!token || !/^[!-~]+$/.test(token)) throw new Usage('A key is one word, such as llar_…')
  const file = fileOf(terminal)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const fresh = `${file}.${process.pid}`
  await writeFile(fresh, `${JSON.stringify({ url, token })}\n`, { mode: 0o600 })
  await chmod(fresh, 0o600)
  await rename(fresh, file)
  return `Kept for ${url} in ${file}, which only you can read. llar logout forgets it.`
}

/** `llar logout`: forgets the key here; it is ended under Integrations, Developers. */
export async function signOut(terminal: Terminal): Promise<string> {
  await rm(fileOf(terminal), { force: true })
  return 'Forgotten here. The key itself is ended under Integrations, Developers.'
}
