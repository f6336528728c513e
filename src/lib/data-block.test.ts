import { expect, test } from 'vitest'
import { asDataBlock } from './data-block'

test('no text ends the data block of a page', () => {
  const value = { title: '</script><script>alert(1)</script>', note: '<!--' }
  expect(asDataBlock(value)).not.toContain('<')
  expect(JSON.parse(asDataBlock(value))).toEqual(value)
})
