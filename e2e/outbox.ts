import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

interface Mail {
  to: string
  subject: string
  text: string
  replyTo?: string
}

/** Data folder of the server that the journeys share (playwright.config.ts names it). */
const shared = (): string => process.env['E2E_DATA_DIR'] ?? 'data'

/** Mails read before: they do not change, and a run has hundreds that are asked for every moment. */
const met = new Map<string, Mail>()

async function read(path: string): Promise<Mail> {
  const mail = met.get(path) ?? (JSON.parse(await readFile(path, 'utf8')) as Mail)
  met.set(path, mail)
  return mail
}

/** Without SMTP a server writes its mails into its data folder. */
async function readAll(dataDir: string): Promise<Mail[]> {
  const folder = join(dataDir, 'outbox')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(names.map((name) => read(join(folder, name))))
}

/**
 * The newest mail to an address whose text holds `words`; waits for it, because mails leave by a
 * job. `dataDir`: of a server of one's own.
 */
export async function mailTo(address: string, words = '', dataDir = shared()): Promise<Mail> {
  let found: Mail | undefined
  await expect(async () => {
    found = (await readAll(dataDir)).findLast(
      (mail) => mail.to.includes(address) && mail.text.includes(words),
    )
    expect(found, `a mail to ${address}`).toBeDefined()
  }).toPass({ timeout: 90_000, intervals: [50, 100, 200] })
  if (!found) throw new Error(`No mail to ${address}`)
  return found
}
