import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

interface Mail {
  to: string
  subject: string
  text: string
  replyTo?: string
}

/**
 * Mails of the server under test: without SMTP it writes them into its data folder
 * (playwright.config.ts names it).
 */
const folder = (): string => join(process.env['E2E_DATA_DIR'] ?? 'data', 'outbox')

/** Mails read before: they do not change, and a run has hundreds that are asked for every moment. */
const met = new Map<string, Mail>()

async function read(name: string): Promise<Mail> {
  const mail = met.get(name) ?? (JSON.parse(await readFile(join(folder(), name), 'utf8')) as Mail)
  met.set(name, mail)
  return mail
}

async function readAll(): Promise<Mail[]> {
  const names = (await readdir(folder())).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(names.map(read))
}

/**
 * The newest mail to an address whose text holds `words`; waits for it, because mails leave by a
 * job.
 */
export async function mailTo(address: string, words = ''): Promise<Mail> {
  let found: Mail | undefined
  await expect(async () => {
    found = (await readAll()).findLast(
      (mail) => mail.to.includes(address) && mail.text.includes(words),
    )
    expect(found, `a mail to ${address}`).toBeDefined()
  }).toPass({ timeout: 60_000, intervals: [50, 100, 200] })
  if (!found) throw new Error(`No mail to ${address}`)
  return found
}
