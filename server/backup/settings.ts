import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config/env.ts'
import { sealingKeys } from '../config/keys.ts'
import type { NeededSetting } from './archive/format.ts'

/** Keys that lie beside the data where no setting gives them. */
export const KEY_FILES = { 'channel.key': 'CHANNEL_KEY', 'fiscal.key': 'FISCAL_KEY' } as const

/** Of a random key: by this another one is seen, and nobody works back from it to the key. */
const printOf = (name: string, key: Buffer): string =>
  createHash('sha256').update(`llar back-up ${name}\0`).update(key).digest('hex').slice(0, 16)

/**
 * The settings without which what is restored cannot open what it keeps. Their values are in no
 * archive: who has the archive alone shall not have what they seal.
 */
export function neededSettings(config: Config): NeededSetting[] {
  // Each key of a list: while it is there, something may be sealed by it.
  const needed: NeededSetting[] = Object.entries(sealingKeys(config)).flatMap(([name, several]) =>
    several.map((key) => ({ name, print: printOf(name, key) })),
  )
  // Chosen by people, and guessed from a print the sooner.
  const told = { LINK_SECRET: config.linkSecrets[0] ?? null, VAPID_PRIVATE_KEY: config.push.keys }
  for (const [name, value] of Object.entries(told))
    if (value !== null) needed.push({ name, print: null })
  return needed
}

/** What the settings here lack of those, in words. */
export function settingFaults(needed: readonly NeededSetting[], config: Config): string[] {
  const here = neededSettings(config)
  const faults = needed.flatMap(({ name, print }) => {
    const ours = here.filter((one) => one.name === name)
    if (ours.length === 0)
      return [`${name} was set where the back-up was made, and is not set here: set it as it was.`]
    return print === null || ours.some((one) => one.print === print)
      ? []
      : [`${name} is another than where the back-up was made: what it sealed cannot be opened.`]
  })
  return [...new Set(faults)]
}

/** The keys that lie in DATA_DIR. */
export async function readKeys(dataDir: string): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>()
  for (const name of Object.keys(KEY_FILES)) {
    const key = await readFile(path.join(dataDir, name)).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    })
    if (key) found.set(name, key)
  }
  return found
}
