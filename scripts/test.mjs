// npm test: installs what is missing, finds or fetches a browser, then hands over to test.ts on the package's Node 24.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensureInstalled, NODE, run } from './bootstrap.mjs'

/** What there is to be found, and where: scripts/browser.ts says what each is for. */
const SHELL = '/usr/bin/chromium-headless-shell'
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const isThere = () => BROWSERS.some((path) => existsSync(path))

/** Installs Chromium through apt where that is allowed; otherwise says what a person can do. */
async function ensureBrowser() {
  if (process.env.PW_CHROMIUM || (existsSync(SHELL) && isThere())) return
  const isRoot = process.getuid?.() === 0
  const sudo = !isRoot && spawnSync('sudo', ['-n', 'true']).status === 0
  if (existsSync('/usr/bin/apt-get') && (isRoot || sudo)) {
    console.log('No Chromium here, or only half of it: installing it through apt …')
    const apt = (args) =>
      run(sudo ? 'sudo' : 'apt-get', sudo ? ['apt-get', ...args] : args, {
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      })
    const install = (...names) => apt(['install', '-y', '-qq', '--no-install-recommends', ...names])
    await apt(['update', '-qq'])
    if ((await install('chromium', 'chromium-headless-shell')) === 0) return
    // Older releases have no package of the shell.
    if (!isThere()) await install('chromium')
  }
  if (isThere()) return
  // Elsewhere Playwright brings its own, where its download server can be reached.
  if ((await run('playwright', ['install', 'chromium'])) === 0) return
  console.log(
    'The browser tests need Chromium: install it (apt install chromium) or name one in PW_CHROMIUM.',
  )
}

// Until it has passed: a signal may end it before.
process.exitCode = 1
await ensureInstalled()
await ensureBrowser()
process.exitCode = await run(NODE, ['scripts/test.ts', ...process.argv.slice(2)])
