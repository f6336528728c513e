import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Button as PublicButton } from '../../kit/public/button'
import { Button } from './button'
import { ChipToggle } from './chip-toggle'
import { IconButton } from './icon-button'
import { TextField } from './text-field'

afterEach(cleanup)

it('sends no form unless it is told to', () => {
  const { container: box } = render(
    <>
      <Button>a</Button>
      <PublicButton>b</PublicButton>
      <Button type="submit">c</Button>
    </>,
  )
  expect([...box.querySelectorAll('button')].map(({ type }) => type)).toEqual([
    'button',
    'button',
    'submit',
  ])
})

it('says what a picture does, and whether a chip is pressed', () => {
  const { container: box } = render(
    <>
      <IconButton label="Close" />
      <ChipToggle on>Mine</ChipToggle>
      <ChipToggle on={false}>All</ChipToggle>
    </>,
  )
  const [close, mine, all] = box.querySelectorAll('button')
  expect(close?.getAttribute('aria-label')).toBe('Close')
  expect(mine?.getAttribute('aria-pressed')).toBe('true')
  expect(all?.getAttribute('aria-pressed')).toBe('false')
})

it('ties a field to its label, help and error', () => {
  const { container: box } = render(
    <TextField label="Name" help="As on the door" error="Missing" />,
  )
  const input = box.querySelector('input')
  expect(box.querySelector('label')?.htmlFor).toBe(input?.id)
  expect(input?.getAttribute('aria-invalid')).toBe('true')
  const words = (input?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(words).toEqual(['Missing', 'As on the door'])
})

it('has nothing wrong where nothing is', () => {
  const input = render(<TextField label="Name" />).container.querySelector('input')
  expect(input?.hasAttribute('aria-invalid')).toBe(false)
  expect(input?.hasAttribute('aria-describedby')).toBe(false)
})
