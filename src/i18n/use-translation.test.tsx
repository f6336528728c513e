import { startTransition, Suspense, useId, useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { createI18n, I18nextProvider, useTranslation } from './index'

function Sentence() {
  const { t } = useTranslation('late')
  const title = useMemo(() => t('title'), [t])
  return <p id={useId()}>{title}</p>
}

test('words that come while their component is drawn: nothing goes wrong, and nothing is drawn a second time for it', async () => {
  const i18n = await createI18n('en', [])
  vi.spyOn(i18n, 'loadNamespaces').mockImplementation(
    async () => void i18n.addResourceBundle('en', 'late', { title: 'Come' }),
  )
  const mended = vi.fn()
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host, { onRecoverableError: mended })
  const draw = (isOpen: boolean) =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <Suspense fallback="wait">{isOpen ? <Sentence /> : 'shut'}</Suspense>
      </I18nextProvider>,
    )
  draw(false)
  await expect.poll(() => host.textContent).toBe('shut')
  startTransition(() => draw(true))
  await expect.poll(() => host.textContent).toBe('Come')
  expect(mended.mock.calls).toEqual([])
  root.unmount()
})
