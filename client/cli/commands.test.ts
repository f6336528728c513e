import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { read } from './arguments.ts'
import { commandHelp, exampleOf } from './help.ts'
import { requestOf } from './request.ts'
import { fieldsOf, flagOf, OWN_FLAGS, standsAlone, TABLE } from './table.ts'

interface Contract {
  paths: Record<
    string,
    Record<string, { operationId?: string; summary: string; description: string }>
  >
}
const { paths } = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
) as Contract
const operations = Object.values(paths)
  .flatMap((item) => Object.values(item))
  .filter((one) => one.operationId !== undefined)

it('every operation of the contract is one command, and its help says what the contract says', () => {
  const helps = new Map(TABLE.commands.map((command) => [command.id, commandHelp(command)]))
  expect([...helps.keys()].toSorted()).toEqual(
    operations.map(({ operationId }) => operationId).toSorted(),
  )
  expect(new Set(TABLE.commands.map(({ tag, verb }) => `${tag} ${verb}`)).size).toBe(helps.size)
  const silent = operations.filter(
    ({ operationId = '', summary, description = '' }) =>
      !helps.get(operationId)?.includes(summary) ||
      !helps.get(operationId)?.includes(description.trim()),
  )
  expect(silent.map(({ operationId }) => operationId)).toEqual([])
})

it('no flag stands for two things', () => {
  const twice = TABLE.commands.flatMap((command) => {
    const flags = [...fieldsOf(command.body), ...command.query, ...command.headers].map(flagOf)
    const own = flags.filter((flag) => Object.hasOwn(OWN_FLAGS, flag))
    return own.length > 0 || new Set(flags).size < flags.length ? [command.id, ...own] : []
  })
  expect(twice).toEqual([])
})

it('the example of each help is a line that runs', async () => {
  const photo = `@${import.meta.filename}`
  const plain = (piece: string): string =>
    piece === '@file.jpg' ? photo : piece.replaceAll(/^'|'$/g, '').replaceAll("'\\''", "'")
  for (const command of TABLE.commands) {
    const [, , ...line] = exampleOf(command).map(plain)
    const typed = read(line, (flag) => standsAlone(command, flag))
    const { call } = await requestOf(command, typed, async () => 7).catch((error: unknown) => {
      throw new Error(`${command.id}: ${String(error)}`)
    })
    expect(call.url).not.toMatch(/[{}]/)
    expect(call.method).toBe(command.method)
  }
})
