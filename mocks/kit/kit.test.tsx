import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import DeskPage from './desk-page'
import PublicPage from './public-page'

afterEach(cleanup)

const parts = import.meta.glob<Record<string, unknown>>(
  [
    '../../src/ui/workspace/kit/*.tsx',
    '../../src/ui/kit/{button,tab-panel,public/*}.tsx',
    '!**/*.test.tsx',
  ],
  { eager: true },
)
const pages = import.meta.glob<string>(['./*.tsx', '!./*.test.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Path of a part, without its ending, and the names of what it draws. */
const drawn = Object.entries(parts).flatMap(([file, exported]) =>
  Object.keys(exported)
    .filter((name) => /^[A-Z]/.test(name))
    .map((name) => ({ name, path: file.replace('.tsx', '') })),
)

it('has every part of both kits on its page', () => {
  const texts = Object.values(pages)
  const shows = ({ name, path }: (typeof drawn)[number]): boolean =>
    texts.some((text) => {
      const imported = new RegExp(`import \\{ ${name}(?: as (\\w+))? \\} from '${path}'`).exec(text)
      return imported !== null && new RegExp(`<${imported[1] ?? name}\\b`).test(text)
    })
  expect(drawn.length).toBeGreaterThan(30)
  expect(drawn.filter((part) => !shows(part))).toEqual([])
})

it.each([
  ['desk', DeskPage],
  ['public', PublicPage],
])('draws something under every name: %s', (_face, Page) => {
  render(<Page />)
  const samples = screen.getAllByRole('region').filter((one) => one.matches('.kit-sample'))
  expect(samples.length).toBeGreaterThan(7)
  for (const sample of samples)
    expect(sample.querySelector('.kit-row, .kit-stack')?.childElementCount).toBeGreaterThan(0)
})

it.each(['Dialog', 'FormDialog', 'ConfirmDialog', 'Drawer', 'Popup'])('opens: %s', (name) => {
  render(<DeskPage />)
  fireEvent.click(screen.getByRole('button', { name }))
  expect(screen.getByRole('dialog')).toBeTruthy()
})

it('opens: Menu', () => {
  render(<DeskPage />)
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
  expect(screen.getAllByRole('menuitem')).toHaveLength(3)
})
