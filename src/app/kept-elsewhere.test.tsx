import { beforeEach, expect, test } from 'vitest'
import { readWritten as inChat } from '../features/chat/conversation/unsent'
import { readWritten as inInbox } from '../features/inbox/compose/kept'
import { keep, keptOf } from '../features/property/wizard/draft'
import { clearMessage, getMessage } from '../lib/message'
import { saveWanted, WANTED_HOME } from '../slots/favourite'
import { KEPT_KEY } from './kept-state'
import { mayReload } from './reload-once'
import { restoreState } from './restore-state'

/**
 * What lies in a browser may be another version's, or broken: the page opens, takes what it knows
 * and loses nothing beside it (issue 11, section 1).
 */
beforeEach(() => {
  clearMessage()
  localStorage.clear()
  sessionStorage.clear()
})

const BROKEN = ['{', 'null', '7', '"x"', '[]', '[null]', '{}']

test.each(BROKEN)('%s opens every page and keeps nothing back', (text) => {
  for (const key of [KEPT_KEY, 'llar.reloaded', WANTED_HOME]) sessionStorage.setItem(key, text)
  for (const key of ['llar.hearts', 'llar.chat.a', 'llar.inbox.a', 'llar.draft.a'])
    localStorage.setItem(key, text)
  expect(() => restoreState()).not.toThrow()
  expect(mayReload()).toBe(true)
  expect(() => saveWanted(() => '')).not.toThrow()
  expect(inChat('a')).toEqual({ draft: '', unsent: [] })
  expect(inInbox('a')).toEqual({ mode: null, text: '', subject: '' })
  expect(keptOf('a')).toEqual({})
})

test('of a page that another version kept what is known comes back', () => {
  const kept = { path: location.pathname, fields: [null, { form: 9 }], dialog: 'x', later: 1 }
  sessionStorage.setItem(
    KEPT_KEY,
    JSON.stringify({ ...kept, message: { text: 7, status: 'INFO' } }),
  )
  restoreState()
  expect(getMessage().status).toBe('')
  sessionStorage.setItem(KEPT_KEY, JSON.stringify({ path: location.pathname }))
  expect(() => restoreState()).not.toThrow()
})

test('words that were typed stay, whatever stands beside them', () => {
  const message = { clientId: '1', text: 'Hola', at: '2026-01-01' }
  localStorage.setItem('llar.chat.a', JSON.stringify({ draft: 'Bon', unsent: [null, 7, message] }))
  expect(inChat('a')).toEqual({ draft: 'Bon', unsent: [message] })
  localStorage.setItem('llar.chat.a', JSON.stringify({ draft: {}, unsent: 'x' }))
  expect(inChat('a')).toEqual({ draft: '', unsent: [] })
  localStorage.setItem('llar.inbox.a', JSON.stringify({ mode: 'TELEX', text: 'Bon', subject: 7 }))
  expect(inInbox('a')).toEqual({ mode: null, text: 'Bon', subject: '' })
})

test('a draft keeps the steps that only another version knows', () => {
  const step = { raw: { bedrooms: 3 }, version: 2, at: '2026-01-01' }
  const there = { layout: step, legal: null, texts: { raw: 'x', version: 1 }, climate: step }
  localStorage.setItem('llar.draft.a', JSON.stringify(there))
  expect(keptOf('a')).toEqual({ layout: step })
  keep('a', { basics: step })
  expect(JSON.parse(localStorage.getItem('llar.draft.a') ?? '')).toEqual({
    basics: step,
    climate: step,
  })
})
