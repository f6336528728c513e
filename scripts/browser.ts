import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium, type LaunchOptions } from '@playwright/test'

/**
 * The browser without windows: it is what Playwright itself takes, and spends a fifth less of a
 * processor on the same journeys.
 */
const SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * As root, Chromium 156 gives many of its threads a nice value of -8: servers and tests beside it
 * starve. `browser.sh` takes the right to that away (`setpriv` of util-linux).
 */
const isGreedy = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/setpriv')

/**
 * How the tests start a browser: PW_CHROMIUM, else Playwright's own, else the system's. `whole`: one
 * that has all a person's has, as for what a device shows.
 */
export function browserOptions({ whole = false } = {}): Pick<
  LaunchOptions,
  'executablePath' | 'args' | 'env'
> {
  const bundled = chromium.executablePath()
  const browser =
    process.env['PW_CHROMIUM'] ??
    (existsSync(bundled)
      ? undefined
      : (whole ? WHOLE : [SHELL, ...WHOLE]).find((file) => existsSync(file)))
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
  ]
  if (browser === undefined) return { args }
  if (!isGreedy()) return { executablePath: browser, args }
  const executablePath = path.join(import.meta.dirname, 'browser.sh')
  return { executablePath, args, env: { ...process.env, BROWSER: browser } }
}

/**
 * Init script of a browser on a line of the slowest kind: pages bring no others ahead of need, which
 * were two fifths of the processor's time of a page (decision 414).
 */
export const SLOW_LINE = {
  content:
    "Object.defineProperty(NetworkInformation.prototype, 'effectiveType', { get: () => 'slow-2g' })",
}
