import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import leadInput from '../../../generated/forms/lead/LeadInput'
import registerInput from '../../../generated/forms/user/RegisterInput'
import visitOpinion from '../../../generated/forms/visit/VisitOpinion'
import savedSearch from '../../../generated/forms/search/SavedSearchInput'
import { createI18n, I18nextProvider } from '../../i18n'
import { ApiFailure } from '../../lib/api-error'
import { clearSession, EMPTY_PROFILE, setSession } from '../../lib/session'
import { passwordStrength } from './password-strength'
import { PlainForm } from './plain-form'

let i18n: Awaited<ReturnType<typeof createI18n>>
beforeAll(async () => {
  i18n = await createI18n('es', [
    'shell',
    'errors',
    'user',
    'lead',
    'visit',
    'search',
    'public-forms',
  ])
})
afterEach(() => document.body.replaceChildren())

const show = (
  form: typeof leadInput,
  onSubmit: (document: unknown) => Promise<unknown>,
  defaults = {},
) =>
  render(
    <I18nextProvider i18n={i18n}>
      <PlainForm
        form={form}
        defaults={defaults}
        trap="website"
        submit="Enviar"
        onSubmit={onSubmit}
      />
    </I18nextProvider>,
  )

const box = (name: RegExp) => screen.getByRole('textbox', { name })
const type = (name: RegExp, value: string) => fireEvent.change(box(name), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar' }))

it('what was typed is there when the page comes in another language, and no password', () => {
  const { unmount } = show(registerInput, async () => undefined)
  type(/Correo/, 'marta@example.com')
  fireEvent.change(screen.getByLabelText(/^Contraseña/), { target: { value: 'geheim-geheim' } })
  fireEvent(window, new Event('pagehide'))
  unmount()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('geheim')
  history.replaceState(null, '', '/de/')
  const second = show(registerInput, async () => undefined)
  expect(box(/Correo/)).toHaveProperty('value', 'marta@example.com')
  second.unmount()
  show(registerInput, async () => undefined)
  expect(box(/Correo/)).toHaveProperty('value', '')
  history.replaceState(null, '', '/')
})

it('what somebody typed who was signed in is given to nobody else', () => {
  const show1 = () => show(registerInput, async () => undefined)
  const leave = () => fireEvent(window, new Event('pagehide'))
  const as = (id: string) => act(() => setSession({ ...EMPTY_PROFILE, token: 't', id }))
  as('aina')
  const { unmount } = show1()
  type(/Correo/, 'marta@example.com')
  leave()
  unmount()
  as('biel')
  const other = show1()
  expect(box(/Correo/)).toHaveProperty('value', '')
  other.unmount()
  as('aina')
  const own = show1()
  expect(box(/Correo/)).toHaveProperty('value', 'marta@example.com')
  // Signing out loads the page anew, too.
  act(clearSession)
  leave()
  own.unmount()
  expect(sessionStorage).toHaveLength(0)
  const stranger = show1()
  type(/Correo/, 'pau@example.com')
  as('pau')
  leave()
  stranger.unmount()
  show1()
  expect(box(/Correo/)).toHaveProperty('value', 'pau@example.com')
  act(clearSession)
})

it('what was sent is not kept', async () => {
  const sent = vi.fn(async () => undefined)
  show(visitOpinion, sent)
  fireEvent.click(screen.getAllByRole('radio')[0] ?? document.body)
  // Left and come back to as it was, by the browser's own memory of pages.
  fireEvent(window, new Event('pagehide'))
  send()
  await waitFor(() => expect(sent).toHaveBeenCalled())
  await act(async () => undefined)
  fireEvent(window, new Event('pagehide'))
  expect(sessionStorage).toHaveLength(0)
})

describe('a form drawn by the server', () => {
  it('keeps what was typed before its code arrived', async () => {
    const onSubmit = vi.fn(async () => undefined)
    const hidden = { propertyId: '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b' }
    const form = (
      <I18nextProvider i18n={i18n}>
        <PlainForm form={leadInput} defaults={hidden} submit="Enviar" onSubmit={onSubmit} />
      </I18nextProvider>
    )
    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = renderToString(form)
    for (const [name, text] of [
      [/^Nombre/, 'Sofie'],
      [/^Mensaje/, 'Hej'],
    ] as const)
      (box(name) as HTMLInputElement).value = text
    const root = await act(async () => hydrateRoot(page, form))
    type(/^Correo/, 'sofie@example.org')
    fireEvent.click(screen.getByRole('checkbox'))
    send()
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        ...hidden,
        firstName: 'Sofie',
        email: 'sofie@example.org',
        message: 'Hej',
        consent: true,
      }),
    )
    act(() => root.unmount())
  })
})

describe('an enquiry', () => {
  const defaults = { propertyId: '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b', language: 'es' }

  it('sends hidden values and what was typed, trimmed, without what is empty', async () => {
    const onSubmit = vi.fn(async () => undefined)
    show(leadInput, onSubmit, defaults)
    type(/^Nombre/, '  Klaus ')
    type(/^Correo/, 'klaus@example.org')
    type(/^Mensaje/, '¿Sigue libre?')
    fireEvent.click(screen.getByRole('checkbox'))
    send()
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        ...defaults,
        firstName: 'Klaus',
        email: 'klaus@example.org',
        message: '¿Sigue libre?',
        consent: true,
      }),
    )
  })

  it('names every missing field beside it and in a summary in the form’s order, and sends nothing', async () => {
    const onSubmit = vi.fn(async () => undefined)
    show(leadInput, onSubmit, defaults)
    type(/^Correo/, 'klaus')
    send()
    const summary = await screen.findByRole('alert')
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Nombre: Rellena este campo',
      'Correo electrónico: Escribe un correo como nombre@ejemplo.com',
      'Mensaje: Rellena este campo',
      'Marca esta casilla para seguir',
    ])
    const email = box(/^Correo/)
    expect(email.getAttribute('aria-invalid')).toBe('true')
    expect(
      document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent,
    ).toContain('nombre@ejemplo.com')
    fireEvent.click(within(summary).getByRole('link', { name: /^Correo/ }))
    expect(document.activeElement).toBe(email)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('puts the server’s field errors at their fields and anything else into the summary', async () => {
    let failure = new ApiFailure({
      status: 400,
      body: { phone: 'Este teléfono no existe' },
      write: true,
    })
    show(leadInput, () => Promise.reject(failure), {
      ...defaults,
      firstName: 'A',
      email: 'a@b.es',
      message: 'x',
      consent: true,
    })
    send()
    await waitFor(() => expect(box(/^Teléfono/).getAttribute('aria-invalid')).toBe('true'))
    failure = new ApiFailure({ status: 429, body: { message: 'Demasiados intentos' }, write: true })
    send()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Demasiados intentos'))
  })

  it('is sent once, however often the button is pressed', async () => {
    let finish: () => void = () => undefined
    const onSubmit = vi.fn(() => new Promise<void>((done) => (finish = done)))
    show(leadInput, onSubmit, {
      ...defaults,
      firstName: 'A',
      email: 'a@b.es',
      message: 'x',
      consent: true,
    })
    send()
    fireEvent.click(await screen.findByRole('button', { name: 'Enviando…' }))
    expect(onSubmit).toHaveBeenCalledTimes(1)
    finish()
    await screen.findByRole('button', { name: 'Enviar' })
  })

  it('hides the trap from people', () => {
    const { container } = show(leadInput, async () => undefined, defaults)
    const trap = container.querySelector('[name=website]')
    expect([trap?.getAttribute('tabindex'), trap?.closest('[aria-hidden]') !== null]).toEqual([
      '-1',
      true,
    ])
  })
})

describe('a registration', () => {
  it('asks for the agency only of agencies, and then needs it', async () => {
    const onSubmit = vi.fn(async () => undefined)
    show(registerInput, onSubmit, { account: 'visitor' })
    expect(screen.queryByLabelText('Nombre de la inmobiliaria')).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: 'Publicar como inmobiliaria' }))
    expect(screen.getByLabelText('Nombre de la inmobiliaria')).toBeTruthy()
    send()
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Nombre de la inmobiliaria: Rellena este campo',
    )
  })

  it('says how strong a password is', () => {
    expect(
      ['abc', 'aaaaaaaa', 'password1', 'casa-verde', 'el perro de Sant Roc no té cua'].map((text) =>
        passwordStrength(text),
      ),
    ).toEqual(['short', 'weak', 'weak', 'fair', 'good'])
  })
})

describe('one of a few numbers, several of a list', () => {
  const press = (group: string, role: string, name: string) =>
    fireEvent.click(within(screen.getByRole(role, { name: group })).getByLabelText(name))

  it('are sent as a number and in the order of the contract; the number is asked for', async () => {
    const onSubmit = vi.fn(async () => undefined)
    show(visitOpinion, onSubmit)
    send()
    expect(await screen.findByText('¿Cuánto te interesa?: Rellena este campo')).toBeDefined()
    press('¿Cuánto te interesa?', 'radiogroup', '0')
    press('Qué te gusta (opcional)', 'group', 'Luz')
    press('Qué te gusta (opcional)', 'group', 'Vistas')
    send()
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ interest: 0, likes: ['views', 'light'] }),
    )
  })

  it('are not asked for where they do not apply, and what is given goes along', async () => {
    const onSubmit = vi.fn(async () => undefined)
    const given = { query: { operation: 'V' }, channels: [] }
    render(
      <I18nextProvider i18n={i18n}>
        <PlainForm
          form={savedSearch}
          defaults={{ name: 'Sóller', frequency: 'never' }}
          given={given}
          submit="Enviar"
          onSubmit={onSubmit}
        />
      </I18nextProvider>,
    )
    send()
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ ...given, name: 'Sóller', frequency: 'never' }),
    )
  })
})
