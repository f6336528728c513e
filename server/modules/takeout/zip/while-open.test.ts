import { expect, it } from 'vitest'
import { ClosedMeanwhile, whileOpen } from './while-open.ts'

async function* three(): AsyncGenerator<Buffer> {
  for (const word of ['one', 'two', 'three']) yield Buffer.from(word)
}

it('a file breaks off once who reads it may no more', async () => {
  const answers = [true, false]
  const read: string[] = []
  const reading = (async () => {
    for await (const chunk of whileOpen(three(), async () => answers.shift() ?? false, 0))
      read.push(chunk.toString())
  })()
  await expect(reading).rejects.toBeInstanceOf(ClosedMeanwhile)
  expect(read).toEqual(['one'])
})

it('and is not asked for at each part of it', async () => {
  let asked = 0
  const isOpen = async (): Promise<boolean> => (asked += 1) > 0
  const read: string[] = []
  for await (const chunk of whileOpen(three(), isOpen, 60_000)) read.push(chunk.toString())
  expect([read, asked]).toEqual([['one', 'two', 'three'], 0])
})
