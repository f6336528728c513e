import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { foldGroup, foldRail, forgetRail } from './app/workspace/rail/rail-state'
import { keepMark } from './app/workspace/kept-mark'
import { clearSession, EMPTY_PROFILE, setSession, type Role } from './lib/session'
import { initialsOf } from './ui/person-mark'

const frame = (rooms: string) =>
  '<div class="app"><nav class="rail"><div class="agency-mark"><span class="agency-logo">' +
  `</span><div><b></b></div></div><div data-group="today">${rooms}</div></nav>` +
  '<span class="avatar is-primary"></span></div>'

let prefersDark = false

/** The document as the server sends it, and its first code. */
async function open(): Promise<void> {
  document.body.innerHTML =
    `<div id="root"><template data-roles="ADMIN">${frame('Agencia')}</template>` +
    `<template data-roles="USER">${frame('Guardados')}</template>` +
    `<template data-roles="SERVICE NONE">${frame('Perfil')}</template></div>`
  vi.resetModules()
  await import('./desk-frame')
}
const shown = () => document.querySelector('body > div:not(#root) .rail')
const signIn = (role: Role | '') => setSession({ ...EMPTY_PROFILE, token: 't', role })

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: prefersDark }))
  prefersDark = false
})
afterEach(() => {
  vi.unstubAllGlobals()
  clearSession()
  localStorage.clear()
  forgetRail()
  delete document.documentElement.dataset.theme
})

test.each([
  ['ADMIN', 'Agencia'],
  ['USER', 'Guardados'],
  ['SERVICE', 'Perfil'],
  ['', 'Perfil'],
  ['STAFF', 'Perfil'],
] as const)(
  '%s sees the frame of that role, or that of nobody in particular',
  async (role, room) => {
    signIn(role)
    await open()
    expect(shown()?.querySelector('[data-group]')?.textContent).toBe(room)
  },
)

test('nobody signed in sees none, nor does a profile that cannot be read', async () => {
  await open()
  expect(shown()).toBeNull()
  localStorage.setItem('llar.profile', '{"token":')
  await open()
  expect(shown()).toBeNull()
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

test('the rail is folded as it was left', async () => {
  signIn('ADMIN')
  await open()
  expect(shown()?.classList.contains('is-narrow')).toBe(false)
  foldRail()
  foldGroup('today')
  await open()
  expect(shown()?.classList.contains('is-narrow')).toBe(true)
  expect(shown()?.querySelector('.is-folded')?.textContent).toBe('Agencia')
})

const mark = () => document.querySelector('body > div:not(#root) .agency-mark')
const person = () => document.querySelector('body > div:not(#root) .avatar')
const AGENCY = {
  agencyId: 'a1',
  name: 'Portal <i>Vell',
  initials: 'PV',
  logo: null,
  places: 'Mallorca',
  lang: 'es',
}
const inAgency = (more: object = {}) =>
  setSession({ ...EMPTY_PROFILE, token: 't', role: 'ADMIN', agency_ids: ['a1'], ...more })

test('the mark of the agency is the one seen last, as text, and not another agency’s', async () => {
  document.documentElement.lang = 'es'
  keepMark(AGENCY)
  inAgency()
  await open()
  expect(mark()?.textContent).toBe('PVPortal <i>VellMallorca')
  document.documentElement.lang = 'de'
  await open()
  expect(mark()?.textContent).toBe('PVPortal <i>Vell')
  inAgency({ agency_ids: ['a2'] })
  await open()
  expect(mark()?.textContent).toBe('')
  keepMark({ ...AGENCY, logo: '/media/x/320.webp' })
  inAgency()
  await open()
  expect(mark()?.querySelector('img.agency-logo')?.getAttribute('src')).toBe('/media/x/320.webp')
})

test.each([
  [{ first_name: 'Aina', last_name: 'Ferrer Mas' }, 'Aina Ferrer Mas'],
  [{ first_name: 'núria', last_name: '' }, 'núria'],
  [{ first_name: '', last_name: '', email: 'b@c.example' }, 'b@c.example'],
])('who is signed in has the letters of %o', async (profile, name) => {
  inAgency(profile)
  await open()
  expect(person()?.textContent).toBe(initialsOf(name))
})

test('and their picture, where they have one', async () => {
  inAgency({ avatar: '/media/y/320.webp' })
  await open()
  expect(person()?.outerHTML).toContain('<img class="avatar is-primary" src="/media/y/320.webp"')
})

test('light or dark is what was chosen, else what the system says', async () => {
  const theme = async () => {
    await open()
    return document.documentElement.dataset.theme
  }
  signIn('ADMIN')
  expect(await theme()).toBe('light')
  prefersDark = true
  expect(await theme()).toBe('dark')
  localStorage.setItem('mui-mode', 'light')
  expect(await theme()).toBe('light')
})

test('it goes when the application has drawn what stands in its place', async () => {
  signIn('ADMIN')
  await open()
  const root = document.getElementById('root')
  root?.replaceChildren(document.createElement('div'))
  await Promise.resolve()
  expect(shown()).not.toBeNull()
  root?.append(document.createElement('main'))
  await expect.poll(() => shown()).toBeNull()
})
