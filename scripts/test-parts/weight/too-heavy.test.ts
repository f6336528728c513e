import { expect, test } from 'vitest'
import { tooHeavy } from './too-heavy.ts'

test('a page over the limit of its layout is named, one at the limit is not', () => {
  const page = (layout: string, js: number) => ({ name: `page-${js}`, layout, js })
  expect(
    tooHeavy([page('public', 150), page('public', 150.1), page('bare', 900)], { public: 150 }),
  ).toEqual(['page-150.1 brings 150.1 kB of script; public pages may bring 150'])
})
