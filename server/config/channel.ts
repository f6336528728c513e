import type { Reader } from './services.ts'

/** Settings of channels that send homes. */
export interface ChannelSettings {
  /** 32 bytes that seal keys of channels; null: a file of its own in `dataDir`. */
  channelKey: Buffer | null
  /** Another origin in place of a portal's, by provider; never in production. */
  portalOrigins: Record<string, string>
}

/** What channels that send homes need: the key that seals theirs, doubles of portals in tests. */
export function readChannels({ text, address, faults, production }: Reader): ChannelSettings {
  const written = text('CHANNEL_KEY', '')
  const key = Buffer.from(written, 'base64')
  if (written !== '' && key.length !== 32)
    faults.push('CHANNEL_KEY must be 32 random bytes, base64 (openssl rand -base64 32)')
  const fotocasa = address('FOTOCASA_URL', ['http:', 'https:'])
  if (production && fotocasa !== null)
    faults.push('FOTOCASA_URL cannot be set in production: it is for tests')
  return {
    channelKey: written === '' ? null : key,
    portalOrigins: fotocasa === null ? {} : { fotocasa: new URL(fotocasa).origin },
  }
}
