import { expect, it } from 'vitest'
import type { CourseQuestion } from '../../../../generated/model/index.ts'
import { correct } from './score.ts'

const asked: CourseQuestion = {
  id: 'indice',
  kind: 'number',
  text: { es: '¿Cuánto varía el índice?' },
  choices: [],
  right: [],
  number: -1,
  tolerance: 0.1,
  why: { es: 'Lo dice la tabla' },
}
const scoreOf = (number: number | null) => correct([asked], [{ question: 'indice', number }]).score

it.each([
  [-1, 100],
  [-1.1, 100],
  [-0.9, 100],
  [-1.11, 0],
  [1, 0],
  [null, 0],
])('a number within the tolerance is right, also at its edge: %s', (number, score) => {
  expect(scoreOf(number)).toBe(score)
})
