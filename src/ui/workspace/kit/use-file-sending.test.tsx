import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createI18n, I18nextProvider } from '../../../i18n'
import { ApiFailure } from '../../../lib/api-error'
import { useFileSending } from './use-file-sending'

it('sends several files one after the other, and names the one that is refused', async () => {
  const sent: string[] = []
  const i18n = await createI18n('en', ['errors'])
  const { result } = renderHook(
    () =>
      useFileSending({ maxBytes: 3, tooLarge: 'Too large' }, async ({ name }) => {
        if (name === '2.jpg')
          throw new ApiFailure({ status: 406, body: { message: 'Full' }, write: true })
        await Promise.resolve()
        sent.push(name)
      }),
    { wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider> },
  )
  const files = ['a', 'bbbb', 'c', 'd'].map((text, at) => new File([text], `${at}.jpg`))
  act(() => result.current.sendAll(files))
  await waitFor(() => expect(result.current.fault).toBe('1.jpg: Too large · 2.jpg: Full'))
  expect([sent, result.current.place, result.current.share]).toEqual([
    ['0.jpg', '3.jpg'],
    { n: 4, of: 4 },
    null,
  ])
})
