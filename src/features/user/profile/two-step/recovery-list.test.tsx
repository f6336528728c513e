import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createI18n, I18nextProvider } from '../../../../i18n'
import { patchSession } from '../../../../lib/session'
import { RecoveryList } from './recovery-list'

const saved: { name: string; file: Blob }[] = []
vi.mock('../../../../lib/save-file', () => ({
  saveFile: (name: string, file: Blob) => saved.push({ name, file }),
}))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('the file says of what the codes are, whose, and of which day', async () => {
  const i18n = await createI18n('en', ['shell', 'user'])
  vi.useFakeTimers({ now: new Date('2026-07-04T22:05:00Z'), toFake: ['Date'] })
  patchSession({ email: 'aina@portalvell.example' })
  render(
    <I18nextProvider i18n={i18n}>
      <RecoveryList codes={['aaaa-1111', 'bbbb-2222']} onKept={() => {}} />
    </I18nextProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Save to a file' }))
  expect(saved[0]?.name).toBe('recovery-codes-2026-07-05.txt')
  expect(await saved[0]?.file.text()).toBe(
    'Llar: recovery codes of the account aina@portalvell.example\n' +
      'Created on 05/07/2026. Earlier ones no longer work.\n' +
      'Each code works once, in place of the app’s code.\n\n' +
      'aaaa-1111\nbbbb-2222\n',
  )
})
