import type { SessionDevice } from '../../../../generated/model/index.ts'

/** First that fits: many browsers call themselves by the names of others, too. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]
/** More of a header is read by nobody. */
const LONGEST = 500

const named = (agent: string, names: [RegExp, string][]): string =>
  names.find(([pattern]) => pattern.test(agent))?.[1] ?? ''

/**
 * A user agent as it is kept: `Chrome/Android`. The whole of it would tell one device from all
 * others, and nobody needs that; null where neither is known.
 */
export function keptDevice(userAgent: string | undefined): string | null {
  const agent = (userAgent ?? '').slice(0, LONGEST)
  const kept = `${named(agent, BROWSERS)}/${named(agent, SYSTEMS)}`
  return kept === '/' ? null : kept
}

/** A kept one as the contract tells it. */
export function deviceOf(kept: string | null): SessionDevice | null {
  if (kept === null) return null
  const [browser, system] = kept.split('/')
  return { browser: browser || null, system: system || null }
}
