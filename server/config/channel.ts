import type { Reader } from './services.ts'

/** Settings of channels that send homes. */
export interface ChannelSettings {
  /** 32 bytes that seal keys of channels; null: a file of its own in `dataDir`. */
  channelKey: Buffer | null
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
export function readChannels({ text, address, faults, production }: Reader): ChannelSettings {
  const written = text('CHANNEL_KEY', '')
  const key = Buffer.from(written, 'base64')
  if (written !== '' && key.length !== 32)
    faults.push('CHANNEL_KEY must be 32 random bytes, base64 (openssl rand -base64 32)')
  const portalOrigins: Record<string, string> = {}
  for (const [provider, name] of Object.entries(DOUBLES)) {
    const double = address(name, ['http:', 'https:'])
    if (production && double !== null)
      faults.push(`${name} cannot be set in production: it is for tests`)
    if (double !== null) portalOrigins[provider] = new URL(double).origin
  }
  return {
    channelKey: written === '' ? null : key,
    portalOrigins,
  }
}
