import { readKeys } from './keys.ts'
import type { Reader } from './services.ts'

/** Settings of channels that send homes. */
export interface ChannelSettings {
  /** 32 bytes each that seal keys of channels, the first of them; none: a file in `dataDir`. */
  channelKeys: Buffer[]
  /** Another origin in place of a portal's, by provider; never in production. */
  portalOrigins: Record<string, string>
}

/** Settings that put a double in the place of a foreign program. */
const DOUBLES = {
  fotocasa: 'FOTOCASA_URL',
  inmovilla: 'INMOVILLA_URL',
  inmovillaPhotos: 'INMOVILLA_PHOTOS_URL',
}

/** What channels that send homes need: the key that seals theirs, doubles of portals in tests. */
export function readChannels(reader: Reader): ChannelSettings {
  const { address, faults, production } = reader
  const portalOrigins: Record<string, string> = {}
  for (const [provider, name] of Object.entries(DOUBLES)) {
    const double = address(name, ['http:', 'https:'])
    if (production && double !== null)
      faults.push(`${name} cannot be set in production: it is for tests`)
    if (double !== null) portalOrigins[provider] = new URL(double).origin
  }
  return {
    channelKeys: readKeys(reader, 'CHANNEL_KEY'),
    portalOrigins,
  }
}
