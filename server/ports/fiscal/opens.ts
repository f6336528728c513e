import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { CertificateRefused } from './certificate.ts'

const OPENING = fileURLToPath(new URL('./opening.ts', import.meta.url))
/** Processor time that a file may take to open; those of Windows and OpenSSL take a third of it. */
const MOST_MS = 1_000
/** When it is ended, whatever it does: long, since a busy machine starts a process slowly. */
const ENDED_MS = 15_000
const MOST_WORDS = 200

/**
 * Throws CertificateRefused for a PKCS#12 file that does not open, or not soon: how often it is hashed
 * stands in the file, without a bound (RFC 7292, 4), in parts of it that only its password shows. So
 * a process of its own tries it, which can be ended: OpenSSL holds whatever it runs in.
 */
export async function refuseSlow(pfx: Buffer, passphrase: string): Promise<void> {
  const { why, ms } = await tried(JSON.stringify({ pfx: pfx.toString('base64'), passphrase }))
  if (ms > MOST_MS) throw new CertificateRefused('file')
  if (why !== null) throw new CertificateRefused(why)
}

const tried = (input: string) =>
  new Promise<{ why: 'password' | 'file' | null; ms: number }>((resolve, reject) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', OPENING], {
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: ENDED_MS,
      killSignal: 'SIGKILL',
    })
    let words = ''
    child.stdout.on('data', (part: Buffer) => {
      words = `${words}${part.toString()}`.slice(0, MOST_WORDS)
    })
    child.stdin.on('error', () => undefined) // it ended before it had read: `close` tells
    child.on('error', reject)
    child.on('close', (_code, signal) =>
      signal === null && words !== ''
        ? resolve(JSON.parse(words) as { why: null; ms: number })
        : resolve({ why: 'file', ms: Number.POSITIVE_INFINITY }),
    )
    child.stdin.end(input)
  })
