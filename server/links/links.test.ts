import { describe, expect, it } from 'vitest'
import { signedLinks } from './index.ts'

const NOW = new Date('2026-06-01T10:00:00Z')
const LATER = new Date('2026-06-02T10:00:00Z')
const links = signedLinks(() => Promise.resolve(['a secret of the house, long enough']))
const claim = { purpose: 'print', id: '0197-a', options: { order: 'b' }, expiresAt: LATER }

describe('signed links', () => {
  it('open what they were signed for', async () => {
    const token = await links.sign(claim)
    expect(token).toMatch(/^[\w-]+\.[\w-]{43}$/)
    expect(await links.read(token, { purpose: 'print', id: '0197-a', now: NOW })).toEqual(claim)
    expect(await links.read(token, { purpose: 'print', now: NOW })).toEqual(claim)
  })

  it('open nothing else: no other record, no other purpose, nothing after their time', async () => {
    const token = await links.sign(claim)
    expect(await links.read(token, { purpose: 'print', id: '0197-b', now: NOW })).toBeNull()
    expect(await links.read(token, { purpose: 'visit', id: '0197-a', now: NOW })).toBeNull()
    expect(await links.read(token, { purpose: 'print', id: '0197-a', now: LATER })).toBeNull()
  })

  it('say what they opened once to whoever asks for that, and to nobody else’s token', async () => {
    const token = await links.sign(claim)
    const late = { purpose: 'print', now: LATER, late: true }
    expect(await links.read(token, late)).toEqual(claim)
    expect(await links.read(token, { ...late, purpose: 'visit' })).toBeNull()
    expect(await links.read(`${token}x`, late)).toBeNull()
  })

  it('are ours alone: any changed letter, another house and rubbish are refused', async () => {
    const token = await links.sign(claim)
    for (let at = 0; at < token.length; at += 1) {
      const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`
      expect(await links.read(changed, { purpose: 'print', now: NOW })).toBeNull()
    }
    const elsewhere = signedLinks(() => Promise.resolve(['another secret of another house']))
    expect(await elsewhere.read(token, { purpose: 'print', now: NOW })).toBeNull()
    for (const rubbish of [
      '',
      '.',
      'a.b',
      `${token}x`,
      ` ${token}`,
      `${token}.${token}`,
      'x'.repeat(100_000),
      '💥',
    ])
      expect(await links.read(rubbish, { purpose: 'print', now: NOW })).toBeNull()
  })

  it('go on when another secret signs, as long as the one before stands behind it', async () => {
    const by = (...secrets: string[]) => signedLinks(() => Promise.resolve(secrets))
    const before = await by('the one before').sign(claim)
    const both = by('the new one', 'the one before')
    expect(await both.read(before, { purpose: 'print', now: NOW })).toEqual(claim)
    const after = await both.sign(claim)
    expect(await by('the new one').read(after, { purpose: 'print', now: NOW })).toEqual(claim)
    expect(await by('the new one').read(before, { purpose: 'print', now: NOW })).toBeNull()
    expect(await by('the one before').read(after, { purpose: 'print', now: NOW })).toBeNull()
  })

  it('ask for the secret again when it could not be had', async () => {
    let tries = 0
    const late = signedLinks(() =>
      tries++ === 0 ? Promise.reject(new Error('no database')) : Promise.resolve(['secret']),
    )
    await expect(late.sign(claim)).rejects.toThrow('no database')
    expect(await late.sign(claim)).toContain('.')
  })
})
