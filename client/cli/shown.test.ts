import { expect, it } from 'vitest'
import { run } from './run.ts'
import { csvOf, tableOf } from './shown.ts'
import { terminalOf } from './terminal.fixture.ts'

const ROWS = [
  { title: 'Casa', id: 7, price: 10, owner: { name: 'Aina' } },
  { title: 'Pis', id: 12, price: null, owner: null },
]

it('a table has the id first, and what is said in one word', () => {
  expect(tableOf(ROWS, 80)).toBe('id  title  price\n7   Casa   10\n12  Pis')
  expect(tableOf(ROWS, 9)).toBe('id  titl…\n7   Casa…\n12  Pis')
})

it('what others wrote steers no terminal', async () => {
  const bad = '\u001B[2J\u001B]0;x\u0007Casa\u202Etxt\r\nlast\u009B31m'
  const { terminal, written } = terminalOf(
    () => Response.json({ items: [{ id: 1, title: bad }] }),
    {
      isTerminal: true,
    },
  )
  expect(await run(['contact', 'list'], terminal)).toBe(0)
  expect(written()).not.toMatch(/(?!\n)[\p{Cc}\u202E]/u)
  expect(written().split('\n')).toHaveLength(3)
})

it.each([['--csv'], ['--json'], ['--ndjson']])('and not as %s either', async (flag) => {
  const title = '\u001B]0;x\u0007\u009B31m\u202ECasa'
  const { terminal, written } = terminalOf(() => Response.json({ items: [{ title }] }), {
    isTerminal: true,
  })
  expect(await run(['contact', 'list', flag], terminal)).toBe(0)
  expect(written()).not.toMatch(/(?!\n|\r\n)[\p{Cc}\u202E]/u)
  expect(written()).toContain('Casa')
})

it('CSV is that of the house: semicolons, lines kept, no text begins a formula', () => {
  expect(
    csvOf([
      { a: 'x; "y"\nz', b: -5.5, c: '=1+1' },
      { a: 'x;=HYPERLINK(1)', b: null, c: null },
    ]),
  ).toBe('\uFEFFa;b;c\r\n"x; ""y""\nz";-5,5;\'=1+1\r\n"x;\'=HYPERLINK(1)";;\r\n')
  expect(csvOf([])).toBe('')
})

it('a list says what else there is: what was refused, and how it is undone', async () => {
  const reply = { items: [], refused: [{ name: 'a.exe' }], undoId: 'u7', next: null }
  const { terminal, written } = terminalOf(() => Response.json(reply), { isTerminal: true })
  expect(await run(['contact', 'list'], terminal)).toBe(0)
  expect(written()).toBe('Nothing.\n\nrefused  [{"name":"a.exe"}]\nundoId   u7\n')
})

it('what is told once is told whole, however narrow the terminal', async () => {
  const codes = Array.from({ length: 10 }, (_, n) => `code-${n}-abcdefgh`)
  const { terminal, written } = terminalOf(() => Response.json({ codes }), { isTerminal: true })
  expect(await run(['user', 'renew-recovery-codes'], terminal)).toBe(0)
  expect(codes.filter((code) => !written().includes(code))).toEqual([])
})

it('a file is not written to a terminal', async () => {
  const { terminal, said, requests } = terminalOf(undefined, { isTerminal: true })
  expect([await run(['contact', 'export'], terminal), requests.length]).toEqual([2, 0])
  expect(said()).toContain('--out FILE')
})

it('one record is a field a line', async () => {
  const { terminal, written } = terminalOf(() => Response.json({ id: 7, parts: { a: 1 } }), {
    isTerminal: true,
  })
  expect(await run(['contact', 'get', '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b'], terminal)).toBe(0)
  expect(written()).toBe('id     7\nparts  {"a":1}\n')
})
