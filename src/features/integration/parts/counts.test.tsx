import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createI18n, I18nextProvider } from '../../../i18n'
import { Counts } from './counts'

const none = { wanted: 0, published: 0, warning: 0, blocked: 0, error: 0, queued: 0, removing: 0 }
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('a home that goes out with a remark is in the feed, too', async () => {
  const counts = { ...none, wanted: 9, published: 2, warning: 5, blocked: 1, queued: 1 }
  render(
    <I18nextProvider i18n={await createI18n('es', ['integration'])}>
      <Counts counts={counts} />
    </I18nextProvider>,
  )
  expect(lines()).toEqual(['7 en el feed', '5 de ellos con aviso', '1 bloqueado', '1 preparada'])
})
