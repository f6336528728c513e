import { globSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserOptions } from '../browser.ts'
import { ROOT } from '../part.ts'
import { openContext, look } from './look.ts'
import { walkedScreens, type Ids, type Walked } from './screens.ts'
import { serveBuiltScreens } from './built-screens.ts'
import type { State } from './states.ts'

export interface WalkOptions {
  states: readonly State[]
  /** Screens whose name contains one of these; all when empty. */
  only?: readonly string[]
  /** Folder for a picture of each. */
  pictures?: string
  viewport?: { width: number; height: number }
  /** Which screens are looked at in which states; all in all unless told. */
  chosen?: (screen: Walked, state: State) => boolean
  /** Told of each fault when it is found. */
  tell?: (fault: string) => void
  /** How many are looked at side by side. */
  hands?: number
}

export interface Walk {
  looks: number
  /** Each as `screen, state: what is wrong`. */
  faults: string[]
}

const pathsOf = (): string[] =>
  [
    ...readFileSync(join(ROOT, 'src', 'lib', 'paths.ts'), 'utf8').matchAll(/^ {2}'(\/[^']*)',$/gm),
  ].map(([, path = '']) => path)

/**
 * First parts of all keys of words; those that are a word of a sentence, too, are told apart by the
 * point after them.
 */
function rootsOfWords(): Set<string> {
  const files = globSync(['src/**/i18n/es.json', 'src/i18n/words/*.es.json'], { cwd: ROOT })
  return new Set(
    files.flatMap((file) =>
      Object.entries(
        JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Record<string, unknown>,
      ).flatMap(([key, value]) => (typeof value === 'object' ? [key] : [])),
    ),
  )
}

async function asked<Reply>(url: string, path: string, token: string): Promise<Reply> {
  return (await (
    await fetch(`${url}/api/v1/${path}`, { headers: { authorization: `Bearer ${token}` } })
  ).json()) as Reply
}

/** Signs in as each role and finds the records that addresses name. */
async function signedIn(url: string): Promise<{ ids: Ids; profiles: Record<string, string> }> {
  const profiles: Record<string, string> = {}
  for (const role of ['ADMIN', 'LLOGUER_SEGUR']) {
    await fetch(`${url}/__mock/choices`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ role, everywhere: null, operations: {} }),
    })
    const reply = await fetch(`${url}/api/v1/user/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'tester@llar.example', password: 'a mock knows none' }),
    })
    profiles[role] = await reply.text()
  }
  await fetch(`${url}/__mock/choices`, { method: 'DELETE' })
  const { token } = JSON.parse(profiles['ADMIN'] ?? '{}') as { token: string }
  const first = async (path: string): Promise<string> =>
    (await asked<{ items: { id: string }[] }>(url, path, token)).items[0]?.id ?? ''
  const ids = {
    home: await first('property/'),
    contact: await first('contact/'),
    demand: await first('demand/'),
    event: await first('agenda/?from=2026-11-01T00:00:00Z&to=2026-11-30T00:00:00Z'),
    channel: await first('integration/'),
  }
  return { ids, profiles }
}

/** Looks at every screen in every state and gathers what is wrong. */
export async function walk({
  states,
  only = [],
  pictures,
  viewport = { width: 1280, height: 900 },
  chosen = () => true,
  tell = console.error,
  hands = 2,
}: WalkOptions): Promise<Walk> {
  const built = await serveBuiltScreens()
  const browser = await chromium.launch(browserOptions())
  const faults: string[] = []
  try {
    const { ids, profiles } = await signedIn(built.url)
    const roots = rootsOfWords()
    const screens = walkedScreens(pathsOf(), ids).filter(
      ({ name }) => only.length === 0 || only.some((part) => name.includes(part)),
    )
    const rounds = states.flatMap((state) =>
      [...new Set(screens.map(({ role }) => role))].map((role) => ({ state, role })),
    )
    if (pictures !== undefined) mkdirSync(pictures, { recursive: true })
    let looks = 0
    const work = async (): Promise<void> => {
      for (let round = rounds.shift(); round; round = rounds.shift()) {
        const { state, role } = round
        const mine = screens.filter((screen) => screen.role === role && chosen(screen, state))
        const context = await openContext({
          browser,
          url: built.url,
          state,
          profile: role === null ? null : (profiles[role] ?? null),
          viewport,
        })
        for (const screen of mine) {
          looks += 1
          const picture =
            pictures === undefined
              ? null
              : join(pictures, `${screen.name}.${state.name.replaceAll(' ', '-')}.png`)
          for (const fault of await look(screen, { context, state, roots, picture })) {
            faults.push(`${screen.name}, ${state.name}: ${fault}`)
            tell(`- ${screen.name}, ${state.name}: ${fault}`)
          }
        }
        await context.close()
      }
    }
    await Promise.all(Array.from({ length: hands }, work))
    return { looks, faults: faults.toSorted() }
  } finally {
    await browser.close()
    await built.stop()
  }
}
