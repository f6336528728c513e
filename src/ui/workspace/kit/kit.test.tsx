import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button as PublicButton } from '../../kit/public/button'
import { Tabs as PublicTabs } from '../../kit/public/tabs'
import { TabPanel } from '../../kit/tab-panel'
import { Button } from './button'
import { CheckboxField } from './checkbox-field'
import { ChipToggle } from './chip-toggle'
import { ConfirmDialog } from './confirm-dialog'
import { FileDrop } from './file-drop'
import { IconButton } from './icon-button'
import { Menu } from './menu'
import { MenuItem } from './menu-item'
import { TabLinks } from './tab-links'
import { Tabs } from './tabs'
import { SearchInput } from './search-input'
import { Select } from './select'
import { TextField } from './text-field'
import { TextInput } from './text-input'

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

it('says of a box to tick what it is and what it means', () => {
  const ticked = vi.fn<() => void>()
  render(<CheckboxField role="switch" label="Shared" help="All see it" onChange={ticked} />)
  const box = screen.getByRole('switch', { name: 'Shared', description: 'All see it' })
  fireEvent.click(screen.getByText('Shared'))
  expect([ticked.mock.calls.length, (box as HTMLInputElement).checked]).toEqual([1, true])
})

it('names a search by its label, or leaves that to one around it', () => {
  render(
    <>
      <SearchInput label="Find a property" />
      <label htmlFor="who">Who</label>
      <SearchInput id="who" hint="Name or phone" />
    </>,
  )
  const home = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find a property' })
  const who = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Who' })
  expect([home.placeholder, who.placeholder]).toEqual(['Find a property', 'Name or phone'])
})

it('marks what is wrong without words of its own, and holds a unit and an act', () => {
  const { container: box } = render(
    <>
      <TextInput aria-label="Area" aria-invalid unit="m²" act={<IconButton label="Clear" />} />
      <Select aria-label="Island" aria-invalid>
        <option>Mallorca</option>
      </Select>
      <TextInput aria-label="Name" className="place" />
    </>,
  )
  const [area, island, name] = box.children
  expect([area, island, name].map((one) => one?.classList.contains('bad'))).toEqual([
    true,
    true,
    false,
  ])
  expect(area?.textContent).toBe('m²')
  expect(area?.contains(screen.getByRole('button', { name: 'Clear' }))).toBe(true)
  expect(name?.className).toBe('text-control place')
  expect(screen.getByRole('combobox', { name: 'Island' })).toBeTruthy()
})

it('asks before an act, and says so while it works', () => {
  const confirmed = vi.fn<() => void>()
  const dialog = (busy: string | false) => (
    <ConfirmDialog
      title="Undo?"
      text="Twelve homes go."
      cancel="Keep"
      send="Undo"
      busy={busy}
      onClose={() => undefined}
      onConfirm={confirmed}
    />
  )
  const { rerender } = render(dialog(false))
  expect(screen.getByRole('dialog', { name: 'Undo?' }).textContent).toContain('Twelve homes go.')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(confirmed).toHaveBeenCalledOnce()
  rerender(dialog('Undoing…'))
  const working = screen.getByRole<HTMLButtonElement>('button', { name: 'Undoing…' })
  expect([working.disabled, working.getAttribute('aria-busy')]).toEqual([true, 'true'])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Keep' }).disabled).toBe(true)
})

it('leaves a menu with an act, and stays in it with a choice', () => {
  const acted = vi.fn<() => void>()
  render(
    <Menu opener={(ties) => <Button {...ties}>More</Button>}>
      <MenuItem stay role="menuitemcheckbox" aria-checked={false} onClick={acted}>
        Sold
      </MenuItem>
      <MenuItem onClick={acted}>Archive</MenuItem>
    </Menu>,
  )
  const more = screen.getByRole('button', { name: 'More' })
  fireEvent.click(more)
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Sold' }))
  expect(more.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(screen.getByRole('menuitem', { name: 'Archive' }))
  expect(more.getAttribute('aria-expanded')).toBe('false')
  expect(acted).toHaveBeenCalledTimes(2)
})

it.each([
  ['desk', Tabs],
  ['public', PublicTabs],
])('changes its panel by arrows, Home and End: %s', (_face, Part) => {
  const tabs = ['Mail', 'Call', 'Note'].map((value) => ({ value, label: value }))
  function Ways() {
    const [way, setWay] = useState('Mail')
    return (
      <>
        <Part label="Ways" panel="way" tabs={tabs} value={way} onChange={setWay} />
        <TabPanel id="way" tab={way} />
      </>
    )
  }
  render(<Ways />)
  expect(screen.getByRole('tablist', { name: 'Ways' })).toBeTruthy()
  const after = (key: string): unknown[] => {
    if (key) fireEvent.keyDown(document.activeElement ?? document.body, { key })
    const chosen = screen.getByRole('tab', { selected: true })
    return [
      chosen.textContent,
      chosen === document.activeElement && chosen.tabIndex === 0,
      screen.getByRole('tabpanel').id === chosen.getAttribute('aria-controls'),
      screen.queryByRole('tabpanel', { name: chosen.textContent ?? '' }) !== null,
    ]
  }
  act(() => screen.getByRole('tab', { name: 'Mail' }).focus())
  const stops = ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home'].map(after)
  expect(stops.map(([name]) => name)).toEqual(['Call', 'Note', 'Mail', 'Note', 'Mail'])
  expect(stops.flatMap((stop) => stop.slice(1))).not.toContain(false)
  fireEvent.click(screen.getByRole('tab', { name: 'Call' }))
  expect(screen.getByRole('tabpanel', { name: 'Call' })).toBeTruthy()
})

it('walks along links that are tabs, and leaves keys to what else is typed in', () => {
  render(
    <TabLinks label="Lists">
      <a href="#all" aria-current="true">
        All
      </a>
      <a href="#drafts">Drafts</a>
      <Button>Save</Button>
      <input aria-label="Name" />
    </TabLinks>,
  )
  const press = (key: string, more: object = {}) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
  screen.getByRole('link', { name: 'All' }).focus()
  const words = ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home'].map((key) => {
    press(key)
    return document.activeElement?.textContent
  })
  expect(words).toEqual(['Drafts', 'Save', 'All', 'Save', 'All'])
  press('ArrowLeft', { altKey: true })
  expect(document.activeElement?.textContent).toBe('All')
  screen.getByRole('textbox').focus()
  // True: nobody stopped the key.
  expect([press('ArrowLeft'), press('Home')]).toEqual([true, true])
})

it('takes a file that is chosen or dropped, and none while one is on its way', () => {
  const onFile = vi.fn()
  const words = {
    label: 'Contacts',
    help: 'A table',
    choose: 'Choose',
    accept: '.csv',
    error: 'No',
  }
  const { rerender } = render(<FileDrop {...words} onFile={onFile} />)
  const [chosen, dropped] = [new File(['a'], 'a.csv'), new File(['b'], 'b.csv')]
  const field = screen.getByLabelText('Contacts')
  fireEvent.change(field, { target: { files: [chosen] } })
  const drop = () =>
    fireEvent.drop(screen.getByText('A table'), { dataTransfer: { files: [dropped] } })
  drop()
  expect(onFile.mock.calls.flat()).toEqual([chosen, dropped])
  expect(screen.getByRole('alert').id).toBe(field.getAttribute('aria-describedby')?.split(' ')[1])
  rerender(<FileDrop {...words} onFile={onFile} sending={<p>On its way</p>} />)
  expect(screen.queryByLabelText('Contacts')).toBeNull()
  drop()
  expect(onFile).toHaveBeenCalledTimes(2)
})

it('takes several files at once where that is meant', () => {
  const [onFile, onFiles] = [vi.fn(), vi.fn()]
  const words = { label: 'Photos', help: 'Pictures', choose: 'Choose', accept: '.jpg', error: '' }
  render(<FileDrop {...words} onFile={onFile} onFiles={onFiles} />)
  const files = [new File(['a'], 'a.jpg'), new File(['b'], 'b.jpg')]
  const field = screen.getByLabelText<HTMLInputElement>('Photos')
  expect(field.multiple).toBe(true)
  fireEvent.change(field, { target: { files } })
  expect([onFiles.mock.calls, onFile.mock.calls]).toEqual([[[files]], []])
})
