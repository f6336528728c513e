import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Linked } from './linked'

it('leads each link of a sentence to its own address, and to none where there is none', () => {
  render(
    <Linked text="the <a>terms</a>, the <a>policy</a>, <a>more</a>" to={['/terms', '/policy']} />,
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/terms',
    '/policy',
  ])
  expect(document.body.textContent).toBe('the terms, the policy, more')
})
