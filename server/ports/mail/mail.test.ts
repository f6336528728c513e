import { mkdtemp, rm } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { outboxMail, readOutbox } from './outbox.ts'
import { ServiceAway } from '../away.ts'
import { smtpMail } from './smtp.ts'

test('without SMTP a mail is a file, in the order of sending', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'llar-mail-'))
  const mail = outboxMail(path.join(folder, 'outbox'), 'Llar <a@b.c>', () => new Date(0))
  for (const subject of ['one', 'two']) await mail.send({ to: 'x@y.z', subject, text: 'Hola ñ' })
  expect(mail.where).toBe(path.join(folder, 'outbox'))
  const mails = await readOutbox(mail.where)
  expect(mails.map((one) => one.subject)).toEqual(['one', 'two'])
  expect(mails[0]).toEqual({
    from: 'Llar <a@b.c>',
    to: 'x@y.z',
    subject: 'one',
    text: 'Hola ñ',
    at: '1970-01-01T00:00:00.000Z',
  })
  await rm(folder, { recursive: true })
})

test('a mail that may have gone out is looked for in the outbox by its Message-ID', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'llar-mail-'))
  const mail = outboxMail(path.join(folder, 'outbox'), 'Llar <a@b.c>', () => new Date(0))
  const one = { to: 'x@y.z', subject: 'one', text: 'Hola', messageId: '1@llar.test' }
  for (const next of [
    one,
    { ...one, again: true },
    { ...one, messageId: '2@llar.test', again: true },
  ])
    await mail.send(next)
  const mails = await readOutbox(mail.where)
  expect(mails.map(({ messageId }) => messageId)).toEqual(['1@llar.test', '2@llar.test'])
  expect(mails[1]).not.toHaveProperty('again')
  await rm(folder, { recursive: true })
})

test('with SMTP it goes to the server, and headers cannot be smuggled in', async () => {
  let heard = ''
  const server = net.createServer((socket) => {
    let inData = false
    socket.write('220 x\r\n')
    socket.on('data', (chunk) => {
      heard += chunk.toString()
      if (inData) {
        if (heard.endsWith('\r\n.\r\n')) socket.write('250 ok\r\n')
        inData = !heard.endsWith('\r\n.\r\n')
      } else if (chunk.toString().endsWith('DATA\r\n')) {
        inData = true
        socket.write('354 go\r\n')
      } else socket.write(chunk.toString().startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n')
    })
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const mail = smtpMail(
    `smtp://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    'Llar <a@b.c>',
  )
  await mail.send({ to: 'x@y.z', subject: 'Hola\r\nBcc: evil@x.y', text: 'text' })
  expect(heard).toContain('RCPT TO:<x@y.z>')
  expect(heard).not.toMatch(/^Bcc:/m)
  server.close()
})

test('why a mail was refused is told without the address', async () => {
  const server = net.createServer((socket) => {
    socket.write('220 x\r\n')
    socket.on('data', (chunk) => {
      const said = chunk.toString()
      socket.write(
        said.startsWith('RCPT')
          ? '550 5.1.1 <person@secret.example> unknown\r\n'
          : said.startsWith('QUIT')
            ? '221 bye\r\n'
            : '250 ok\r\n',
      )
    })
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const mail = smtpMail(
    `smtp://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    'Llar <a@b.c>',
  )
  const error = await mail
    .send({ to: 'person@secret.example', subject: 'x', text: 'x' })
    .catch((caught: unknown) => caught)
  expect(error).toMatchObject({ message: 'SMTP EENVELOPE 550 RCPT TO' })
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('secret')
  server.close()
})

async function refusal(answers: Record<string, string>): Promise<unknown> {
  const server = net.createServer((socket) => {
    socket.write(`${answers['hello'] ?? '220 x'}\r\n`)
    socket.on('data', (chunk) => {
      const verb = chunk.toString().slice(0, 4)
      socket.write(`${answers[verb] ?? (verb === 'QUIT' ? '221 bye' : '250 ok')}\r\n`)
    })
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as net.AddressInfo
  if ('none' in answers) await new Promise((resolve) => server.close(resolve))
  const error: unknown = await smtpMail(`smtp://127.0.0.1:${port}`, 'Llar <a@b.c>')
    .send({ to: 'x@y.z', subject: 'x', text: 'x' })
    .catch((caught: unknown) => caught)
  server.close()
  return error
}

test('a server that is away, or says later, is told apart from a mail that nobody takes', async () => {
  expect(await refusal({ none: '' })).toBeInstanceOf(ServiceAway)
  expect(await refusal({ RCPT: '450 4.7.1 greylisted' })).toBeInstanceOf(ServiceAway)
  expect(await refusal({ MAIL: '421 4.3.2 closing' })).toBeInstanceOf(ServiceAway)
  // What a server has against us it has against no mail: those wait until it is mended.
  expect(await refusal({ hello: '554 5.7.1 blocked' })).toBeInstanceOf(ServiceAway)
  expect(await refusal({ MAIL: '550 5.7.60 sender' })).toBeInstanceOf(ServiceAway)
  expect(await refusal({ MAIL: '530 5.7.0 sign in' })).toBeInstanceOf(ServiceAway)
  expect(await refusal({ MAIL: '552 5.3.4 too large' })).not.toBeInstanceOf(ServiceAway)
  const never = await refusal({ RCPT: '550 5.1.1 unknown' })
  expect(never).toBeInstanceOf(Error)
  expect(never).not.toBeInstanceOf(ServiceAway)
})

test.each([
  [{ RCPT: '554 5.7.1 <x@y.z>: Relay access denied' }],
  [{ RCPT: '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.example' }],
  [{ RCPT: '554 5.7.1 <mail.llar.example[192.0.2.1]>: Client host rejected: Access denied' }],
  [{ RCPT: '530 5.7.0 Authentication required' }],
  [{ RCPT: '530 sign in' }],
  [{ RCPT: '550 5.7.25 no reverse name' }],
  [{ RCPT: '550 5.1.8 <a@b.c>: Sender address rejected: Domain not found' }],
  [{ RCPT: '504 5.5.2 <llar>: Helo command rejected: need fully-qualified hostname' }],
  [{ RCPT: '454 4.7.1 <x@y.z>: Relay access denied' }],
  [{ RCPT: '452 4.3.1 Insufficient system storage' }],
  [{ RCPT: '421 4.7.0 Too many connections' }],
  [{ DATA: '550 5.4.5 Daily user sending limit exceeded' }],
  [{ DATA: '550-5.7.26 This mail is unauthenticated\r\n550 5.7.26 Neither SPF nor DKIM' }],
])('%j is said of who sends: every mail waits', async (answers) => {
  const fault = await refusal(answers)
  expect(fault).toBeInstanceOf(ServiceAway)
  expect(fault).toMatchObject({ oneAddress: false })
})

test.each([
  [{ RCPT: '550 5.1.1 <relay@y.z>: Recipient address rejected: User unknown' }],
  [{ RCPT: '554 5.7.1 <x@y.z>: Recipient address rejected: Access denied' }],
  [{ RCPT: '550 5.7.17 mailbox owner has changed' }],
  [{ RCPT: '552 5.2.2 mailbox full' }],
  [{ DATA: '550 5.7.1 This message looks unsolicited and has been blocked' }],
  [{ DATA: '554 5.7.0 Reject, id=1 - SPAM' }],
  [{ DATA: '552 5.7.0 This message was blocked because its content is a security issue' }],
])('%j is said of this mail alone, for good', async (answers) => {
  const fault = await refusal(answers)
  expect(fault).toBeInstanceOf(Error)
  expect(fault).not.toBeInstanceOf(ServiceAway)
})

test.each([
  [{ RCPT: '450 4.1.2 <x@y.exmaple>: Recipient address rejected: Domain not found' }],
  [{ RCPT: '452 4.2.2 mailbox full' }],
  [{ RCPT: '450 4.7.1 greylisted' }],
  [{ RCPT: '451 try later' }],
  [{ DATA: '452 4.2.2 mailbox full' }],
])('%j holds up this address, and no other', async (answers) => {
  const fault = await refusal(answers)
  expect(fault).toBeInstanceOf(ServiceAway)
  expect(fault).toMatchObject({ oneAddress: true })
})
