import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createI18n, I18nextProvider } from '../../i18n'
import { TagsPanel } from './tags-panel'

afterEach(cleanup)

async function edit(line: string) {
  const i18n = await createI18n('es', ['tags', 'shell'])
  const onSave = vi.fn(() => Promise.resolve(true))
  render(
    <I18nextProvider i18n={i18n}>
      <TagsPanel tags={['mar']} own onSave={onSave} />
    </I18nextProvider>,
  )
  fireEvent.click(screen.getByRole('button'))
  const field = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(field, { target: { value: line } })
  fireEvent.submit(field)
  return { onSave, field }
}

test('a line becomes its tags, each once', async () => {
  const { onSave } = await edit(' mar , vistas,, mar')
  expect(onSave).toHaveBeenCalledExactlyOnceWith(['mar', 'vistas'])
})

test.each([
  ['one that is too long', `mar, ${'a'.repeat(41)}`],
  ['too many', Array.from({ length: 31 }, (_, at) => `tag ${at}`).join(',')],
])('%s is said at the field, which keeps what was typed', async (_, line) => {
  const { onSave, field } = await edit(line)
  expect([onSave.mock.calls.length, field.value, field.getAttribute('aria-invalid')]).toEqual([
    0,
    line,
    'true',
  ])
  expect(
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.getAttribute('role'),
  ).toBe('alert')
})
