import { BareForm } from '../../../ui/kit/bare/bare-form'
import { useState } from 'react'
import { useAnswerQuiz } from '../../../../generated/api/enrolment/enrolment'
import type { Lesson, QuizAnswer, QuizResult } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { Corrected, Question } from './question'

/** How it stands, and what one may do next. */
function Standing({ quiz }: { quiz: NonNullable<Lesson['quiz']> }) {
  const { t } = useTranslation('enrolment')
  return (
    <p className="enrolment-quiet">
      {quiz.best === null
        ? t('quiz.pass', { pass: quiz.pass })
        : t(quiz.passed ? 'quiz.passed' : 'quiz.best', { best: quiz.best, pass: quiz.pass })}{' '}
      {quiz.nextTryAt
        ? t('quiz.wait', { day: date(quiz.nextTryAt, 'DD/MM/YYYY HH:mm') })
        : t('quiz.left', { count: quiz.triesLeft })}
    </p>
  )
}

/** What came of a try, question by question. */
function Result({
  lesson,
  result,
  onAgain,
}: {
  lesson: Lesson
  result: QuizResult
  onAgain: () => void
}) {
  const { t } = useTranslation('enrolment')
  return (
    <div className="enrolment-stack">
      <p role="status" className={result.passed ? 'enrolment-passed' : 'enrolment-failed'}>
        {t(result.passed ? 'quiz.resultPassed' : 'quiz.resultFailed', { score: result.score })}
      </p>
      <Standing quiz={result.quiz} />
      {result.corrections.map((correction, at) => {
        const question = lesson.questions.find(({ id }) => id === correction.question)
        return (
          question && (
            <Corrected
              key={correction.question}
              question={question}
              number={at + 1}
              correction={correction}
            />
          )
        )
      })}
      {!result.quiz.nextTryAt && (
        <div>
          <Button onClick={onAgain}>{t('quiz.again')}</Button>
        </div>
      )}
    </div>
  )
}

/** The questions of a try; what was answered stays until the server has corrected it. */
export function Quiz({ id, lesson, onAgain }: { id: string; lesson: Lesson; onAgain: () => void }) {
  const { t } = useTranslation('enrolment')
  const [answers, setAnswers] = useState<Record<string, QuizAnswer>>({})
  const [shown, setShown] = useState<{ lesson: Lesson; result: QuizResult } | null>(null)
  const { busy, write } = useWrite(useAnswerQuiz, {
    done: null,
    reads: ['enrolment'],
    // The lesson is read again with other questions: the corrected ones stay in sight.
    onDone: (result) => setShown({ lesson, result }),
  })
  if (shown)
    return (
      <Result
        {...shown}
        onAgain={() => {
          setShown(null)
          setAnswers({})
          onAgain()
        }}
      />
    )
  const answerOf = (question: string): QuizAnswer => answers[question] ?? { question }
  return (
    // Not a schema form: the questions are the course's, not the contract's.
    <BareForm
      className="enrolment-stack"
      onSend={() =>
        write({
          id,
          lessonId: lesson.id,
          data: { answers: lesson.questions.map((question) => answerOf(question.id)) },
        })
      }
    >
      {lesson.quiz && <Standing quiz={lesson.quiz} />}
      {!lesson.quiz?.nextTryAt &&
        lesson.questions.map((question, at) => (
          <Question
            key={question.id}
            question={question}
            number={at + 1}
            answer={answerOf(question.id)}
            onAnswer={(answer) => setAnswers((before) => ({ ...before, [question.id]: answer }))}
          />
        ))}
      {!lesson.quiz?.nextTryAt && (
        <div>
          <Button type="submit" variant="main" busy={busy}>
            {t('quiz.send')}
          </Button>
        </div>
      )}
    </BareForm>
  )
}
