import tls from 'node:tls'

/**
 * The process that `opens.ts` starts: opens one PKCS#12 file (password and file in base64 as JSON on
 * its input) and says what came of it and how long it worked, in ms of processor.
 */
const parts: Buffer[] = []
process.stdin.on('data', (part: Buffer) => parts.push(part))
process.stdin.on('end', () => {
  const { pfx, passphrase } = JSON.parse(Buffer.concat(parts).toString()) as Record<string, string>
  const before = process.cpuUsage()
  let why: 'password' | 'file' | null = null
  try {
    tls.createSecureContext({ pfx: Buffer.from(pfx ?? '', 'base64'), passphrase })
  } catch (error) {
    why = /mac verify/i.test(String(error)) ? 'password' : 'file'
  }
  const { user, system } = process.cpuUsage(before)
  process.stdout.write(JSON.stringify({ why, ms: (user + system) / 1000 }))
})
