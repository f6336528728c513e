import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { clearMessage, setMessage } from '../../lib/message'
import { Dialog } from './kit/dialog'
import { Drawer } from './kit/drawer'

beforeEach(() => act(clearMessage))

const DIALOG = <Dialog title="Casa">a</Dialog>
const DRAWER = (
  <Drawer label="Casa" onClose={() => undefined}>
    a
  </Drawer>
)

it.each([
  ['dialog', DIALOG],
  ['drawer', DRAWER],
])('a message is said inside an open %s, whose page is hidden', (_name, open) => {
  render(open)
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => setMessage('SUCCESS', 'Presentado'))
  expect(screen.getByRole('status').textContent).toBe('Presentado')
  act(() => setMessage('ERROR', 'No ha podido ser'))
  expect(screen.getByRole('alert').textContent).toBe('No ha podido ser')
})
