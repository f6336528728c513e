import { Secret, TOTP } from 'otpauth'

const PERIOD = 30

const totp = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD })

/** A secret for an app that shows codes: 160 bits, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The secret as an address, which a QR code carries. */
export const addressOf = (secret: string, names: { issuer: string; label: string }): string =>
  totp(secret, names).toString()

/** The number of the half minute that runs now. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / PERIOD)

/**
 * The half minute for which a code counts (RFC 6238): the one that runs now, or the one beside it,
 * since clocks of phones differ; null when it counts for none of them.
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : stepAt(now) + delta
}
