import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { readRecords, type Node } from './records.ts'

async function recordsOf(property: string): Promise<Node[]> {
  const records: Node[] = []
  const file = Readable.from([Buffer.from(`<root>${property}</root>`)])
  for await (const record of readRecords(file, 'property')) records.push(record)
  return records
}
const property = (inside: string) => `<property>${inside}</property>`

it('homes of many elements are read, each counted by itself', async () => {
  const rooms = property(`<rooms>${'<room kind="a"/>'.repeat(1500)}</rooms>`)
  const records = await recordsOf(rooms.repeat(20))
  expect(records.map(({ name }) => name)).toEqual([...Array<string>(20).fill('property'), 'root'])
})

// Small in the file, and fifty times as large in memory.
it.each([
  ['elements within elements', `<b>${'<a/>'.repeat(1999)}</b>`.repeat(30)],
  [
    'attributes',
    `<a ${Array.from({ length: 30 }, (_one, nth) => `a${nth}=""`).join(' ')}/>`.repeat(1000),
  ],
  ['names', `<${'a'.repeat(1000)}/>`.repeat(300)],
  ['text in attributes', `<a b="${'x'.repeat(1000)}"/>`.repeat(300)],
])('a home of %s without end breaks the file', async (_what, inside) => {
  await expect(recordsOf(property(inside))).rejects.toMatchObject({ name: 'BrokenFile' })
})
