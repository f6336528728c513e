import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createI18n, I18nextProvider } from '../../i18n'
import { CostNumber } from './cost-number'

afterEach(cleanup)

it('slides to a number that the field shows, asks when let go, and is sent once', async () => {
  const i18n = await createI18n('es', ['cost'])
  const sent = vi.fn((event: Event) => event.preventDefault())
  const at = (value: number) => (
    <I18nextProvider i18n={i18n}>
      <form onSubmit={(event) => sent(event.nativeEvent)}>
        <CostNumber name="years" value={value} min={1} max={40} step={1} unit="años" />
      </form>
    </I18nextProvider>
  )
  const { rerender } = await act(async () => render(at(30)))
  const field = screen.getByRole<HTMLInputElement>('spinbutton')
  const slider = screen.getByRole<HTMLInputElement>('slider')
  expect([field.value, slider.value]).toEqual(['30', '30'])
  fireEvent.change(slider, { target: { value: '25' } })
  expect([field.value, sent.mock.calls.length]).toEqual(['25', 0])
  fireEvent.pointerUp(slider)
  expect(sent).toHaveBeenCalledTimes(1)
  expect([...new FormData(field.form ?? undefined)]).toEqual([['years', '25']])
  // Another answer takes the place of what was slid to.
  rerender(at(20))
  expect([field.value, slider.value]).toEqual(['20', '20'])
})

it('tells the thousands of an amount apart, typed or slid to', async () => {
  const i18n = await createI18n('de', ['cost'])
  const slides = { min: 200_000, max: 700_000, step: 1000 }
  await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <CostNumber
          name="price"
          value={465_000}
          min={1}
          max={999_999_999}
          step="any"
          isMoney
          unit="€"
          slides={slides}
        />
      </I18nextProvider>,
    ),
  )
  const field = screen.getByRole<HTMLInputElement>('textbox')
  const slider = screen.getByRole<HTMLInputElement>('slider')
  expect([field.value, slider.value]).toEqual(['465.000', '465000'])
  fireEvent.change(field, { target: { value: '465.0005' } })
  expect(field.value).toBe('4.650.005')
  fireEvent.change(field, { target: { value: '390.000,50' } })
  expect([field.value, field.checkValidity()]).toEqual(['390.000,50', true])
  fireEvent.change(slider, { target: { value: '512000' } })
  expect(field.value).toBe('512.000')
})
