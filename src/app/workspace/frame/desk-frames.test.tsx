import { afterEach, beforeAll, expect, test } from 'vitest'
import { createI18n, LANGS, prefixPath, type Lang } from '../../../i18n'
import { setLangSource } from '../../../lib/href'
import { setSite } from '../../../lib/site'
import type { Role } from '../../../lib/session'
import { addressOf, deskFor } from '../navigation'
import { DeskFrames } from './desk-frames'

beforeAll(() => setSite({ name: 'Llar', logo: null } as Parameters<typeof setSite>[0]))
afterEach(() => setLangSource(() => 'es'))

/** What a role's template holds at an address. */
async function frameOf(role: Role, path = '/auth/dashboard', lang: Lang = 'es') {
  setLangSource(() => lang)
  const i18n = await createI18n(lang, ['shell', 'desk'])
  const url = new URL(prefixPath(path, lang), 'http://rig.example')
  const holder = document.createElement('div')
  holder.innerHTML = new TextDecoder().decode(new DeskFrames(i18n).at(url))
  const template = holder.querySelector<HTMLTemplateElement>(`template[data-roles~="${role}"]`)
  if (!template) throw new Error(`no frame for ${role}`)
  const links = (place: string) => [
    ...template.content.querySelectorAll<HTMLAnchorElement>(`${place} a`),
  ]
  return { links, rail: links('.rail'), content: template.content }
}
const words = (links: HTMLAnchorElement[]) => links.map((link) => link.textContent?.trim())

test.each(['ADMIN', 'STAFF', 'USER', 'LLOGUER_SEGUR'] as const)(
  '%s finds in it the rooms of the one list, where they are',
  async (role) => {
    const { rail } = await frameOf(role)
    const hrefs = rail.map((link) => link.getAttribute('href'))
    expect(hrefs.filter((href) => href !== '/').toSorted()).toEqual(
      deskFor(role).map(addressOf).toSorted(),
    )
  },
)

test('without a script the desk says so, and leads to what works', async () => {
  setLangSource(() => 'de')
  const i18n = await createI18n('de', ['shell', 'desk'])
  const url = new URL('/de/auth/guardados', 'http://rig.example')
  const html = new TextDecoder().decode(new DeskFrames(i18n).at(url))
  const said = /<noscript>(.*)<\/noscript>/.exec(html)?.[1]
  const holder = document.createElement('div')
  holder.innerHTML = said ?? ''
  expect(holder.textContent).toContain('braucht JavaScript')
  expect(holder.querySelector('a')?.getAttribute('href')).toBe('/de')
})

test('a visitor finds no agent’s room, and no group', async () => {
  const { rail, links, content } = await frameOf('USER')
  const lists = ['Búsquedas', 'Guardados', 'Historial']
  expect(words(rail)).toEqual([...lists, 'Mensajes', 'Referidos', 'Perfil', 'Ver el portal'])
  expect(words(links('.bnav'))).toEqual(['Mensajes', ...lists])
  expect(content.querySelector('.rail-group-name, .create-button')).toBeNull()
})

test.each([
  ['es', 'Inmuebles', '/auth/cartera'],
  ['en', 'Properties', '/en/auth/cartera'],
  ['ca', 'Immobles', '/ca/auth/cartera'],
  ['de', 'Immobilien', '/de/auth/cartera'],
] as const)('in %s it speaks and leads on in that language', async (lang, word, href) => {
  const { links } = await frameOf('ADMIN', '/auth/cartera', lang)
  for (const place of ['.rail', '.bnav']) {
    const here = links(place).filter((link) => link.getAttribute('aria-current') === 'page')
    expect(here.map((link) => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
      [word, href],
    ])
  }
  expect(LANGS).toContain(lang)
})

test('where somebody is is marked, by the query too; behind "Más" there', async () => {
  const { rail, content } = await frameOf('STAFF', '/auth/cartera?lado=demandas')
  expect(words(rail.filter((link) => link.hasAttribute('aria-current')))).toEqual(['Demandas'])
  expect(content.querySelector('.bnav > span')?.getAttribute('aria-current')).toBe('true')
})

test('what cannot be pressed yet is no button and says nothing', async () => {
  const { content } = await frameOf('ADMIN')
  expect(content.querySelector('button, input, [tabindex]')).toBeNull()
  expect(content.querySelector('.top-bar')?.getAttribute('aria-hidden')).toBe('true')
})
