import { stat } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { readNote } from '../backup/index.ts'
import { archiveIn, fileState } from '../basemap/index.ts'
import { uuidv7 } from '../db/index.ts'
import { smtpFault } from '../ports/mail/smtp.ts'
import { checkKeys } from '../ports/seal/key.ts'
import { bad, noted, ok, type Check } from './check.ts'

const HOUR_MS = 3_600_000
/** A nightly back-up may take its time. */
const MADE_HOURS = 26
const PROVED_HOURS = 8 * 24
const LEAST_BYTES = 1024 ** 3

const saying = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const files: Check = {
  name: 'files',
  run: async ({ files: store, config }) => {
    const where = config.fileStore ? 'the bucket' : 'the folder of files'
    const key = `doctor/${uuidv7()}`
    try {
      await store.put(Buffer.from(key), key)
      const read = await text(await store.get(key))
      await store.remove(key)
      // Where the key may not list the bucket, some stores say of what is missing that it is forbidden.
      if (await store.stat(key)) return bad(`${where} keeps what was removed`, 'Look at its rules.')
      return read === key
        ? ok(`${where} keeps and gives`)
        : bad(`${where} gives something else`, 'Look at what stands before it.')
    } catch (error) {
      return bad(
        `${where} does not keep a file: ${saying(error)}`,
        config.fileStore
          ? 'Look at S3_ENDPOINT, S3_BUCKET, the keys and what they may.'
          : 'See that this account may write in DATA_DIR/files, and that there is room.',
      )
    }
  },
}

const mail: Check = {
  name: 'mail',
  run: async ({ config: { smtpUrl, production } }) => {
    if (smtpUrl === null)
      return (production ? bad : noted)(
        'mails become files in DATA_DIR/outbox, nobody gets them',
        'Set SMTP_URL.',
      )
    const url = new URL(smtpUrl)
    const fault = await smtpFault(smtpUrl)
    return fault === null
      ? ok(`${url.hostname} lets us in`)
      : bad(`${url.hostname}: ${fault}`, 'Look at SMTP_URL and whether its port is open from here.')
  },
}

const disk: Check = {
  name: 'disk',
  run: async ({ config: { dataDir }, room }) => {
    const bytes = await room(dataDir)
    const free = `${(bytes / 1e9).toFixed(1)} GB free in ${dataDir}`
    return bytes >= LEAST_BYTES
      ? ok(free)
      : bad(free, 'Make room: below 16 MB nothing new is kept.')
  },
}

const map: Check = {
  name: 'map',
  run: async ({ config: { dataDir } }) =>
    (await fileState(archiveIn(dataDir)))
      ? ok('its streets are there')
      : noted('it has no streets', 'npm run map takes them, some 60 MB.'),
}

/** Others of the machine shall not read what seals. */
async function open(dataDir: string): Promise<string[]> {
  const names = ['channel.key', 'fiscal.key']
  const modes = await Promise.all(
    names.map((name) => stat(path.join(dataDir, name)).catch(() => null)),
  )
  return names.filter((_, at) => ((modes[at]?.mode ?? 0) & 0o077) !== 0)
}

const secrets: Check = {
  name: 'secrets',
  run: async ({ config }) => {
    try {
      await checkKeys(config)
    } catch (error) {
      return bad(saying(error), 'Put the key back from your back-up.')
    }
    const [loose] = await open(config.dataDir)
    if (loose !== undefined)
      return bad(`${loose} can be read by others of this machine`, `chmod 600 ${loose}`)
    if (config.fileStore && !(config.channelKeys.length > 0 && config.fiscal.keys.length > 0))
      return noted(
        'with a bucket several instances are meant, and keys lie in this DATA_DIR alone',
        'Give all of them the same CHANNEL_KEY and FISCAL_KEY (base64 of the files here).',
      )
    if (config.production && config.operators.length === 0)
      return noted('nobody is the operator', 'Set OPERATORS.')
    return ok('the keys are whole and nobody else reads them')
  },
}

const backup: Check = {
  name: 'back-up',
  run: async ({ config: { dataDir }, now }) => {
    const { made, proved } = await readNote(dataDir)
    const hours = (at: string): number => (now().getTime() - Date.parse(at)) / HOUR_MS
    const ELSEWHERE = 'If yours is made another way, see that one is.'
    if (!made) return bad('none was made here', `npm run backup, each night. ${ELSEWHERE}`)
    if (hours(made.snapshotAt) > MADE_HOURS)
      return bad(
        `the last is ${Math.round(hours(made.snapshotAt))} hours old`,
        `npm run backup, each night. ${ELSEWHERE}`,
      )
    if (proved && !proved.sound)
      return bad(
        `the last proof (${proved.file}) found something wrong`,
        `npm run restore:prove -- ${made.file} says what.`,
      )
    if (!proved || hours(proved.at) > PROVED_HOURS)
      return bad(
        proved
          ? `none was proved for ${Math.round(hours(proved.at) / 24)} days`
          : 'none was proved',
        `npm run restore:prove -- ${made.file}, each week.`,
      )
    return ok(`made ${made.snapshotAt}, proved ${proved.at} in ${proved.recoverySeconds} s`)
  },
}

export const MACHINE_CHECKS: Check[] = [files, mail, disk, map, secrets, backup]
