import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { STORED } from './storage'

const src = fileURLToPath(new URL('../../../', import.meta.url))
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|about\/cookies/.test(file),
)

test('the cookie page tells of every key the code keeps in a browser', () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(join(src, file), 'utf8')
    if (!/(?:local|session)Storage|document\.cookie/.test(text)) return []
    return [...text.matchAll(/['"`](llar\.[a-z]+)(\.\$\{)?/g)].map(([, key = '', open]) =>
      open === undefined ? key : `${key}.*`,
    )
  })
  const told: string[] = STORED.map(({ key }) => key)
  expect([...new Set(found)].filter((key) => !told.includes(key))).toEqual([])
})
