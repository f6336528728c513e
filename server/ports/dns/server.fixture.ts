import { createSocket } from 'node:dgram'
import { isIPv6 } from 'node:net'
import type { DnsTable } from './table.fixture.ts'

const CODES = { A: 1, CNAME: 5, TXT: 16, AAAA: 28, CAA: 257 } as const
type Type = keyof typeof CODES

const nameBytes = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.from([0]),
  ])

/** `2001:db8::7` as 16 bytes. */
function sixBytes(address: string): Buffer {
  const [front = '', back = ''] = address.split('::')
  const groups = (text: string): string[] => text.split(':').filter(Boolean)
  const missing = 8 - groups(front).length - groups(back).length
  const all = [...groups(front), ...Array.from({ length: missing }, () => '0'), ...groups(back)]
  return Buffer.concat(all.map((group) => Buffer.from(group.padStart(4, '0'), 'hex')))
}

function valueBytes(type: Type, value: string): Buffer {
  if (type === 'CNAME') return nameBytes(value)
  if (type === 'A') return Buffer.from(value.split('.').map(Number))
  if (type === 'AAAA') return isIPv6(value) ? sixBytes(value) : Buffer.alloc(16)
  if (type === 'TXT')
    // `|` parts the pieces that a long text is sent in.
    return Buffer.concat(
      value.split('|').map((piece) => Buffer.from([piece.length, ...Buffer.from(piece)])),
    )
  const [tag = '', ...rest] = value.split(' ')
  return Buffer.concat([Buffer.from([0, tag.length]), Buffer.from(tag + rest.join(' '))])
}

function record(name: string, type: Type, value: string): Buffer {
  const data = valueBytes(type, value)
  const head = Buffer.alloc(10)
  head.writeUInt16BE(CODES[type], 0)
  head.writeUInt16BE(1, 2)
  head.writeUInt32BE(60, 4)
  head.writeUInt16BE(data.length, 8)
  return Buffer.concat([nameBytes(name), head, data])
}

/** Name and type of a question, and where it ends. */
function questionIn(message: Buffer): { name: string; type: Type | undefined; end: number } {
  const labels: string[] = []
  let at = 12
  for (let size = message[at] ?? 0; size > 0; size = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + size))
    at += size + 1
  }
  const code = message.readUInt16BE(at + 1)
  const type = (Object.keys(CODES) as Type[]).find((key) => CODES[key] === code)
  return { name: labels.join('.').toLowerCase(), type, end: at + 5 }
}

/**
 * A name server of a table, which may change meanwhile: no record is NXDOMAIN unless the name has
 * others.
 */
export async function startNameServer(
  table: DnsTable,
  port = 0,
): Promise<{ address: string; close: () => Promise<void> }> {
  const socket = createSocket('udp4')
  socket.on('message', (message, from) => {
    const { name, type, end } = questionIn(message)
    const at = (kind: Type, of: string): DnsTable[string] | undefined => table[`${kind} ${of}`]
    const found = type && at(type, name)
    if (found === 'TIMEOUT') return
    const answers: Buffer[] = []
    if (type && Array.isArray(found)) answers.push(...found.map((one) => record(name, type, one)))
    const alias = type === 'CNAME' ? undefined : at('CNAME', name)
    if (type && !found && Array.isArray(alias) && alias[0] !== undefined) {
      answers.push(record(name, 'CNAME', alias[0]))
      const there = at(type, alias[0])
      if (Array.isArray(there))
        answers.push(...there.map((one) => record(alias[0] ?? '', type, one)))
    }
    const isNamed = Object.keys(table).some(
      (key) => ` ${key}`.endsWith(` ${name}`) || key.endsWith(`.${name}`),
    )
    const code = found === 'SERVFAIL' ? 2 : answers.length > 0 || isNamed ? 0 : 3
    const head = Buffer.from(message.subarray(0, 12))
    head.writeUInt16BE(0x8180 | code, 2)
    head.writeUInt16BE(answers.length, 6)
    head.writeUInt32BE(0, 8)
    socket.send(
      Buffer.concat([head, message.subarray(12, end), ...answers]),
      from.port,
      from.address,
    )
  })
  await new Promise<void>((done) => socket.bind(port, '127.0.0.1', done))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise((done) => socket.close(() => done())),
  }
}
