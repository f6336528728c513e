import type { Reader } from './services.ts'

const BYTES = 32

/**
 * Keys that seal columns, `NEW,OLD`: the first seals, all open (docs/decisions/0344); none where the
 * setting is not there.
 */
export function readKeys(
  { text, faults }: Pick<Reader, 'text' | 'faults'>,
  name: string,
): Buffer[] {
  const written = text(name, '')
  if (written === '') return []
  const keys = written.split(',').map((key) => Buffer.from(key.trim(), 'base64'))
  if (keys.some((key) => key.length !== BYTES))
    faults.push(
      `${name} must be 32 random bytes, base64 (openssl rand -base64 32), or several with commas`,
    )
  return keys
}

/** What seals columns, as the settings give it. */
interface Sealing {
  channelKeys: Buffer[]
  fiscal: { keys: Buffer[] }
  googleCalendar: { keys: Buffer[] } | null
}

/** Those keys by the name of their setting. */
export const sealingKeys = ({ channelKeys, fiscal, googleCalendar }: Sealing) => ({
  CHANNEL_KEY: channelKeys,
  FISCAL_KEY: fiscal.keys,
  GOOGLE_CALENDAR_KEY: googleCalendar?.keys ?? [],
})

export type SealingSetting = keyof ReturnType<typeof sealingKeys>

/**
 * A comma separates what is long enough on either side of it. The whole text opens links, too: it
 * may have been one secret with a comma in it.
 */
export function linkSecretsOf(value: string): string[] {
  const parts = value.split(',').flatMap((one) => one.trim() || [])
  const isList = parts.every((one) => one.length >= 32)
  return [...new Set([...(isList ? parts : []), ...(value === '' ? [] : [value])])]
}
