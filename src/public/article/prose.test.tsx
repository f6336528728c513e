import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { plainText, Prose } from './prose'

test('lines, lists, emphasis and links by route name or address', () => {
  const text = 'One <b>two</b>\n- [Ask](contacto) us\n- or [read](https://example.org/a)'
  const { container } = render(<Prose text={text} />)
  expect(container.querySelectorAll('p')).toHaveLength(1)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Ask' }).getAttribute('href')).toBe('/contacto')
  expect(screen.getByRole('link', { name: 'read' }).getAttribute('href')).toBe(
    'https://example.org/a',
  )
  expect(plainText(text)).toBe('One two Ask us or read')
})
