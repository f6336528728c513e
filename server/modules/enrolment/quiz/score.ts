import type {
  CourseQuestion,
  QuizAnswer,
  QuizCorrection,
} from '../../../../generated/model/index.ts'

const isSame = (a: string[], b: string[]): boolean =>
  a.length === b.length && a.every((id, at) => id === b[at])

/** Sums of decimals are a hair off: 1.1 is within 0.1 of 1. */
const HAIR = 1e-9

/** Whether an answer fits the key: no answer is wrong, a choice too many, too. */
function isRight(question: CourseQuestion, answer: QuizAnswer | undefined): boolean {
  const chosen = answer?.choices ?? []
  if (question.kind === 'number') {
    const given = answer?.number
    return (
      typeof given === 'number' &&
      typeof question.number === 'number' &&
      Math.abs(given - question.number) <= (question.tolerance ?? 0) + HAIR
    )
  }
  if (question.kind === 'order') return isSame(chosen, question.right)
  return isSame(chosen.toSorted(), question.right.toSorted())
}

/** Corrects a try: per cent of right answers, rounded half up, and the key of each question. */
export function correct(
  questions: CourseQuestion[],
  answers: QuizAnswer[],
): { score: number; corrections: QuizCorrection[] } {
  const given = new Map(answers.map((answer) => [answer.question, answer]))
  const corrections = questions.map((question) => ({
    question: question.id,
    isRight: isRight(question, given.get(question.id)),
    right: question.right,
    number: question.number ?? null,
    why: question.why,
  }))
  const right = corrections.filter((correction) => correction.isRight).length
  return { score: Math.round((100 * right) / Math.max(1, questions.length)), corrections }
}
